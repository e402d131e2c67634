import { describe, expect, it } from 'vitest';
import { answerQuestion } from '@/lib/agent/library/answer-question';
import { searchableQuestion } from '@/lib/agent/searchable-question';
import { routing } from '@/lib/i18n/routing';

const asked = await Promise.all(routing.locales.map(async (locale) => {
  const { default: messages } = (await import(`../lib/i18n/messages/${locale}.json`)) as { default: { ask: { example: Record<string, string> } } };
  return Object.values(messages.ask.example).map((question) => [locale, question] as const);
}));

describe('the questions that the page offers before anything is asked', () => {
  it.each(asked.flat())('in %s: "%s" is answered with sources by the built-in agent', (locale, question) => {
    const { citations, related_questions: related } = answerQuestion(searchableQuestion(question), locale);
    expect(citations.length).toBeGreaterThan(1);
    expect(related.length).toBeGreaterThan(0);
  });
});
