import { describe, expect, it } from 'vitest';
import { textHash } from './text-hash';

describe('what stands for the words of a paragraph', () => {
  it('is always the same seven letters and digits', () => {
    expect(textHash('In the beginning')).toBe(textHash('In the beginning'));
    for (const text of ['', 'a', 'Amen.', '***', '天主是爱', 'בראשית ברא', 'x'.repeat(600_000)]) expect(textHash(text)).toMatch(/^[0-9a-z]{7}$/);
  });

  it('outlives spaces, punctuation and capitals', () => {
    expect(textHash('In  the\nbeginning, God')).toBe(textHash('in the beginning God.'));
  });

  it('does not outlive a word', () => {
    expect(textHash('God is love')).not.toBe(textHash('God is life'));
    expect(textHash('ו')).not.toBe(textHash('י'));
    expect(textHash('a')).not.toBe(textHash('á'));
    expect(textHash('***')).not.toBe(textHash('—'));
  });

  it('tells the paragraphs of a long text apart', () => {
    const hashes = new Set(Array.from({ length: 20_000 }, (_, index) => textHash(`Paragraph ${index}`)));
    expect(hashes.size).toBeGreaterThan(19_995);
  });
});
