import { describe, expect, it } from 'vitest';
import type { Answer } from '@/lib/skills/catholic-qa';
import type { Outcome } from '@/lib/skills/outcome';
import { findDays } from '../calendar/find-day';
import { dayIn, lookUpOf, wordsOf } from './look-up-of';

const isDay = async (words: string) => (await findDays(words, ['2026-11-30'], 'en')).length > 0;

function answered(citations: Answer['citations'], kind: 'built-in' | 'other' = 'built-in'): Outcome<Answer> {
  const provenance = { agent: { kind, name: 'Agent' }, readAt: '2026-11-30T10:00:00Z', elapsedMs: 1, cache: 'none' as const };
  return { kind: 'found', value: { text: 'Text', citations, relatedQuestions: [] }, provenance, files: [] };
}

const source = { document_title: 'Dei Verbum' };

describe('the words of a question', () => {
  it.each([
    ['Tell me about Worcester diocese', 'Worcester diocese'],
    ['Can you tell me more about the Archdiocese of Manila?', 'Archdiocese of Manila'],
    ['Who is the pope?', 'pope'],
    ['Who was Thérèse of Lisieux?', 'Thérèse of Lisieux'],
    ['Who’s Cardinal Tagle', 'Cardinal Tagle'],
    ['Was ist die Taufe?', 'Was ist die Taufe'],
    ['What is the?', 'the'],
    ['???', '???'],
  ])('%j are %j', (question, words) => {
    expect(wordsOf(question)).toBe(words);
  });
});

describe('a day in a question', () => {
  it.each([
    ['What are the readings next Sunday?', 'next Sunday'],
    ['When is Easter 2027?', 'Easter 2027'],
    ['Mass on 25 December 2026', '25 December 2026'],
    ['Welche Lesungen sind am Ostersonntag 2026?', 'Ostersonntag 2026'],
  ])('%j names %j', async (question, day) => {
    const found = await dayIn(question, isDay);
    expect(found?.toLowerCase()).toContain(day.toLowerCase());
  });

  it.each(['Tell me about Worcester diocese', 'who won the world cup in 2022', 'What is 2 + 2', '', '?', 'x'.repeat(8_000)])('%.30j names none', async (question) => {
    expect(await dayIn(question, isDay)).toBeUndefined();
  });
});

describe('looking it up', () => {
  it('is offered for what has no source, and for who and when', async () => {
    expect(await lookUpOf('Tell me about Worcester diocese', answered([]), isDay)).toEqual({ words: 'Worcester diocese' });
    expect(await lookUpOf('Who is the pope?', answered([source]), isDay)).toEqual({ words: 'pope' });
    expect(await lookUpOf('What is grace?', answered([source]), isDay)).toBeUndefined();
  });

  it('is not offered beside the answer of another agent, nor before one', async () => {
    expect(await lookUpOf('Who is the pope?', answered([], 'other'), isDay)).toBeUndefined();
    expect(await lookUpOf('Who is the pope?', undefined, isDay)).toBeUndefined();
    expect(await lookUpOf('Who is the pope?', { kind: 'failed', reason: 'timeout' }, isDay)).toBeUndefined();
  });

  it('keeps its addresses short', async () => {
    expect((await lookUpOf('x'.repeat(8_000), answered([]), isDay))?.words).toHaveLength(200);
  });
});
