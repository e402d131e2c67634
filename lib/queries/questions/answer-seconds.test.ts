import { expect, it } from 'vitest';
import { noteAnswerTime, recentSeconds } from './answer-seconds';

it('what is usual is the median of the last twenty answers, and nothing while fewer than three are known', () => {
  noteAnswerTime(10_000);
  noteAnswerTime(0);
  noteAnswerTime(90_000);
  expect(recentSeconds()).toBeUndefined();
  noteAnswerTime(31_400);
  expect(recentSeconds()).toBe(31);
  for (let at = 0; at < 20; at += 1) noteAnswerTime(400);
  expect(recentSeconds()).toBe(1);
});
