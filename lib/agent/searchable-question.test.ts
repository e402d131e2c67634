import { expect, it } from 'vitest';
import { answerQuestion } from './library/answer-question';
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

it('keeps both ends of a Chinese text, which has no spaces', () => {
  const story = '我的母亲去年去世了，她一生热心于祈祷和爱德，也常常为家人祈祷，'.repeat(3);
  expect(searchableQuestion(`${story}请问到底什么是炼狱？`)).toContain('请问到底什么是炼狱？');
  const told = '我的母亲去年去世了，她一生热心于祈祷和爱德，也常常为家人祈祷，我们全家每天晚上都为她念玫瑰经，请问到底什么是炼狱？';
  expect(answerQuestion(searchableQuestion(told), 'zh').citations.length).toBeGreaterThan(0);
  const long = searchableQuestion(`什么是炼狱？${story.repeat(500)}圣洗圣事又是什么？`);
  expect(long).toMatch(/^什么是炼狱？.* .*圣洗圣事又是什么？$/);
  expect(long.length).toBeLessThan(700);
  expect(searchableQuestion(`${'教会 '.repeat(30_000)}什么是炼狱？`).length).toBeLessThan(700);
});
