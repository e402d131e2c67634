import { describe, expect, it } from 'vitest';
import { placeBlocks } from './place-blocks';
import { readBlocks } from './read-blocks';
import { stretchesOf } from './text-stretches';

describe('pieces of a long text for the browser', () => {
  it('are one where the text is not long', () => {
    const blocks = placeBlocks(readBlocks('One.\n\nTwo.'));
    expect(stretchesOf(blocks)).toEqual([{ blocks, width: 0 }]);
  });

  it('hold every block once, in order, and none is far too long', () => {
    const blocks = placeBlocks(readBlocks(Array.from({ length: 4_000 }, (_, index) => `${index + 1}. ${'word '.repeat(70)}`).join('\n\n')));
    const stretches = stretchesOf(blocks);
    expect(stretches.flatMap((stretch) => stretch.blocks)).toEqual(blocks);
    expect(Math.max(...stretches.map(({ width }) => width))).toBeLessThan(9_000);
  });

  it('take a line without end as one', () => {
    expect(stretchesOf(placeBlocks(readBlocks(`a\n\n${'word '.repeat(120_000)}\n\nb`)))).toHaveLength(3);
  });

  it('never part what may be a heading from what it stands above', () => {
    const text = Array.from({ length: 200 }, (_, index) => `Of matter ${index}\n\n${index + 1}. ${'word '.repeat(150)}`).join('\n\n');
    const ends = stretchesOf(placeBlocks(readBlocks(text))).map(({ blocks }) => blocks.at(-1));
    expect(ends.length).toBeGreaterThan(10);
    for (const end of ends) expect(end).toHaveProperty('number');
  });

  it('count a Chinese letter as two', () => {
    const [stretch] = stretchesOf(placeBlocks(readBlocks(`${'天'.repeat(20_000)}\n\n${'天'.repeat(20_000)}`)));
    expect(stretch?.width).toBeGreaterThanOrEqual(40_000);
  });
});
