import { describe, expect, it } from 'vitest';
import { readBlocks } from './read-blocks';

describe('a text as an agent sends it', () => {
  it('is cut at empty lines only', () => {
    expect(readBlocks('One\r\nline.\r\n\r\n\r\nTwo.\n \nThree.\n')).toEqual([
      { kind: 'paragraph', text: 'One\nline.' },
      { kind: 'paragraph', text: 'Two.' },
      { kind: 'paragraph', text: 'Three.' },
    ]);
  });

  it('hangs the numbers that paragraphs begin with', () => {
    expect(readBlocks('22. Where grace is.\n\n§ 23 More.\n\n24.5 per cent.')).toEqual([
      { kind: 'paragraph', number: '22', text: 'Where grace is.' },
      { kind: 'paragraph', number: '23', label: '§ 23', text: 'More.' },
      { kind: 'paragraph', text: '24.5 per cent.' },
    ]);
  });

  it.each([
    ['§ 2 Words.', '2', '§ 2'], ['§ 2. Words.', '2', '§ 2.'], ['3) Words.', '3', '3)'], ['(4) Words.', '4', '(4)'], ['6a. Words.', '6a', undefined], ['(6b) Words.', '6b', '(6b)'],
  ])('keeps the number of %j exactly as sent', (text, number, label) => {
    expect(readBlocks(text)).toEqual([{ kind: 'paragraph', number, ...(label ? { label } : {}), text: 'Words.' }]);
  });

  it.each(['(1965) Words.', '3)Words', '(iv) Words.', '6ab. Words.', '§ Words.', '2.5) Words.'])('takes %j for no number', (text) => {
    expect(readBlocks(text)).toEqual([{ kind: 'paragraph', text }]);
  });

  it('tells verses, lines of poetry and what stands beside them', () => {
    expect(readBlocks('1 Alpha,\nbeta.\n2 Gamma.\n\n3 Delta.\n\nA closing line.')).toEqual([
      { kind: 'verses', verses: [{ number: '1', text: 'Alpha,\nbeta.' }, { number: '2', text: 'Gamma.' }] },
      { kind: 'verses', verses: [{ number: '3', text: 'Delta.' }] },
      { kind: 'paragraph', text: 'A closing line.' },
    ]);
  });

  it('goes on into the next chapter', () => {
    expect(readBlocks('35 Alpha.\n36 Beta.\n1 Gamma.')[0]).toMatchObject({ kind: 'verses' });
  });

  it('takes no other number for a verse', () => {
    expect(readBlocks('40 days went by.\n\nThen 12 came.')).toEqual([
      { kind: 'paragraph', text: '40 days went by.' },
      { kind: 'paragraph', text: 'Then 12 came.' },
    ]);
    expect(readBlocks('300 men went.\n2 came back.')[0]).toMatchObject({ kind: 'paragraph' });
  });

  it('guesses no Markdown', () => {
    expect(readBlocks('# A *b* [c](d)\n\n- e')).toEqual([{ kind: 'paragraph', text: '# A *b* [c](d)' }, { kind: 'paragraph', text: '- e' }]);
  });

  it('loses no word of a long text', () => {
    const text = Array.from({ length: 3_000 }, (_, index) => `${index + 1}. ${'Word '.repeat(20).trim()}`).join('\n\n');
    const started = performance.now();
    const blocks = readBlocks(text);
    expect(performance.now() - started).toBeLessThan(1_000);
    expect(blocks).toHaveLength(3_000);
    expect(blocks.at(-1)).toMatchObject({ number: '3000' });
  });

  it('takes nothing for nothing', () => {
    expect(readBlocks('')).toEqual([]);
    expect(readBlocks(' \n\n\t\n')).toEqual([]);
    // No sign of these is seen: a space of no width, a mark of direction, a soft hyphen.
    expect(readBlocks('\u200B\n\n\u200F\n\n\u00AD')).toEqual([]);
  });
});
