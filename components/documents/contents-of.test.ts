import { describe, expect, it } from 'vitest';
import { contentsOf } from './contents-of';
import { placeBlocks } from './place-blocks';
import { readBlocks } from './read-blocks';
import { readHtml } from './read-html';

const words = 'words that make it long enough '.repeat(20);
const numbered = (count: number) => Array.from({ length: count }, (_, index) => `${index + 1}. Number ${index + 1} begins with ${words}`).join('\n\n');

describe('the contents of a text', () => {
  it('are its own headings, with the numbers under them', () => {
    expect(contentsOf(placeBlocks(readHtml('<h2>One</h2><p>1. a</p><p>2. b</p><h3>Two</h3><p>c</p>')))).toMatchObject([
      { title: 'One', numbers: '1–2', isHeading: true, level: 2 }, { title: 'Two', numbers: undefined, level: 3 },
    ]);
  });

  it('are groups of its numbers where it has no headings and is long', () => {
    const contents = contentsOf(placeBlocks(readBlocks(numbered(95))));
    expect(contents.map(({ numbers }) => numbers)).toEqual(['1–10', '11–20', '21–30', '31–40', '41–50', '51–60', '61–70', '71–80', '81–90', '91–95']);
    expect(contents[1]).toMatchObject({ title: 'Number 11 begins with words that…', isHeading: false });
    expect(contentsOf(placeBlocks(readBlocks(numbered(3_000)))).length).toBeLessThanOrEqual(24);
  });

  it('do not count the items of lists', () => {
    expect(contentsOf(placeBlocks(readHtml('<h2>One</h2><p>7. a</p><p>(1) b</p><p>8. c</p><h2>Two</h2><p>9. d</p>'))).map(({ numbers }) => numbers)).toEqual(['7–8', '9']);
  });

  it.each(['1. One.\n\n2. Two.', words.repeat(100), `CHAPTER ONE\n\n${words.repeat(50)}\n\nCHAPTER TWO\n\n${words.repeat(50)}`, '# A\n\nb\n\n# C\n\nd'])('are not guessed', (text) => {
    expect(contentsOf(placeBlocks(readBlocks(text)))).toEqual([]);
  });
});
