import { expect, it } from 'vitest';
import { leadsIn } from './leads-in';
import { placeBlocks } from './place-blocks';
import { readBlocks } from './read-blocks';

it.each<[string, string, boolean]>([
  ['a short line before a number', 'On the Church\n\n1. Christ is the Light.', true],
  ['a short line before a verse', '1 The first.\n\nA Psalm\n\n2 The second.', true],
  ['a short line before words', 'On the Church\n\nChrist is the Light.', false],
  ['a numbered one', '1. On the Church\n\n2. Christ is the Light.', false],
  ['a long one', `${'word '.repeat(30)}\n\n1. Christ is the Light.`, false],
])('%s', (_what, text, isOne) => {
  const blocks = placeBlocks(readBlocks(text));
  expect(leadsIn(blocks.at(-2), blocks.at(-1))).toBe(isOne);
  expect(leadsIn(blocks.at(-1), undefined)).toBe(false);
});
