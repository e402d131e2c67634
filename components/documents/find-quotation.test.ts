import { describe, expect, it } from 'vitest';
import { findQuotation } from './find-quotation';

const chapter = [
  'For God so loved the world, that he gave his only born Son, that whoever believes in him should not perish, but have eternal life.',
  'For God didn’t send his Son into the world to judge the world, but that the world should be saved through him.',
  'He who believes in him is not judged. He who doesn’t believe has been judged already.',
];

function marked(texts: readonly string[], quotation: string): { state: string; words: string[] } {
  const { state, marks } = findQuotation(texts, quotation);
  return { state, words: marks.map(({ text, from, to }) => (texts[text] ?? '').slice(from, to)) };
}

describe('a quotation word for word', () => {
  it.each([
    ['that he gave his only born Son', ['that he gave his only born Son']],
    ['THAT HE GAVE, his *only born* Son!', ['that he gave his only born Son']],
    ["God didn't send his Son", ['God didn’t send his Son']],
    ['that he [gave](https://example.org/gave) his only[1] born', ['that he gave his only born']],
    ['have eternal life. For God didn’t send', ['have eternal life', 'For God didn’t send']],
    ['For God so loved the world … but have eternal life', ['For God so loved the world', 'but have eternal life']],
    ['For God so loved [...] saved through him', ['For God so loved', 'saved through him']],
    ['He who believes in him is not judged…', ['He who believes in him is not judged']],
  ])('%j', (quotation, words) => {
    expect(marked(chapter, quotation)).toEqual({ state: 'exact', words });
  });

  it('in Chinese', () => {
    expect(marked(['天主竟这样爱了世界，甚至赐下了自己的独生子。'], '这样爱了世界,甚至赐下')).toEqual({ state: 'exact', words: ['这样爱了世界，甚至赐下'] });
  });

  it('over soft hyphens, composed and decomposed letters', () => {
    expect(marked(['Der Glau\u00ADbe kommt vom Hören'], 'Glaube kommt vom Ho\u0308ren').state).toBe('exact');
  });
});

describe('a quotation with differences', () => {
  it('is marked where it stands', () => {
    expect(marked(chapter, 'For God so loved the world that he gave his only begotten Son, that whoever believes in him shall not perish but have everlasting life')).toEqual({
      state: 'different',
      words: ['For God so loved the world, that he gave his only born Son, that whoever believes in him should not perish, but have eternal life'],
    });
  });

  it('may have words more and words less', () => {
    const { state, words } = marked(chapter, 'God didn’t send his own dear Son into the world to judge it, but that the world should be saved');
    expect(state).toBe('different');
    expect(words).toEqual(['God didn’t send his Son into the world to judge the world, but that the world should be saved']);
  });

  it('is found in a long document, at the right of many places', () => {
    const long = Array.from({ length: 3_000 }, (_, index) => `Paragraph ${index} speaks of the world and of God who loved the world in words of its own.`);
    long[1_777] = chapter[0] ?? '';
    const started = performance.now();
    const { state, marks } = findQuotation(long, 'God so loved the world that he gave his only begotten Son, that whoever believes in him shall not perish');
    expect([state, marks.map(({ text }) => text)]).toEqual(['different', [1_777]]);
    expect(performance.now() - started).toBeLessThan(2_000);
  });
});

describe('a quotation that is not there', () => {
  it.each([
    'The Church is the sacrament of salvation for all nations and peoples of the earth.',
    'For God so loved the world that nobody shall ever be made to work on any Monday of the whole long year again',
    'saved through him … For God so loved',
    'eternal damnation',
    '',
    '…',
    '!?',
  ])('is marked nowhere: %j', (quotation) => {
    expect(findQuotation(chapter, quotation)).toEqual({ state: 'absent', marks: [] });
  });

  it('nor in nothing', () => {
    expect(findQuotation([], 'For God so loved')).toEqual({ state: 'absent', marks: [] });
  });

  it('takes a hostile one in no time', () => {
    const started = performance.now();
    expect(findQuotation(['a '.repeat(50_000)], `${'a '.repeat(900)}b c d`).state).toBe('different');
    expect(performance.now() - started).toBeLessThan(4_000);
  });
});
