import { expect, it } from 'vitest';
import { searchableQuestion } from './searchable-question';

it('leaves an ordinary question as it is', () => {
  expect(searchableQuestion('Why do Catholics\nbaptize infants?')).toBe('Why do Catholics baptize infants?');
});

it('cuts what is no word, and the middle of a long paste', () => {
  expect(searchableQuestion(`What is ${'a'.repeat(90_000)} baptism?`)).toBe(`What is ${'a'.repeat(60)} baptism?`);
  const pasted = searchableQuestion(`What is baptism? ${'word '.repeat(15_000)} And confirmation?`);
  expect(pasted).toMatch(/^What is baptism\? word .* word And confirmation\?$/);
  expect(pasted.length).toBeLessThan(2_000);
});
