import { describe, expect, it } from 'vitest';
import { routing } from '@/lib/i18n/routing';
import { passage } from '@/lib/liturgy/scripture';
import { searchableQuestion } from '../searchable-question';
import { answerQuestion } from './answer-question';
import { OFF_TOPIC } from './off-topic-queries';
import { ON_TOPIC } from './on-topic-questions';
import { ASKED_IN, OFF_TOPIC_IN } from './questions-in-tongues';
import { clausesOf } from './question-clauses';
import { TYPED, TYPED_OFF_TOPIC } from './typed-questions';
import { understand } from './understand-question';

describe('questions as people type them', () => {
  it.each(routing.locales)('%s: at least nine in ten find the right topic first, in that language', (locale) => {
    const missed = TYPED[locale].filter(([question, right]) => {
      const { language, topic } = understand(searchableQuestion(question));
      return language !== locale || !right.split('/').includes(topic?.topic ?? '');
    });
    expect(TYPED[locale].length).toBeGreaterThanOrEqual(locale === 'en' ? 50 : 6);
    expect(missed.length / TYPED[locale].length, missed.join('\n')).toBeLessThanOrEqual(0.1);
  });

  it('answers nothing off topic, whatever the language of the reader', () => {
    expect(TYPED_OFF_TOPIC.length).toBeGreaterThanOrEqual(33);
    const readers = [undefined, ...routing.locales];
    expect(TYPED_OFF_TOPIC.filter((query) => readers.some((reader) => answerQuestion(searchableQuestion(query), reader).citations.length > 0))).toEqual([]);
  });

  it.each([
    ['Hello! Why do Catholics pray to Mary? Thanks, Tom', ['Why do Catholics pray to Mary']],
    ['confess to a priest instead of praying to God, is that needed', ['is that needed', 'confess to a priest']],
    ['What is purgatory?', []],
    ['peace, love, music', []],
  ])('the clauses of "%s"', (question, clauses) => {
    expect(clausesOf(question)).toEqual(clauses);
  });
});

it('every quotation in the answers to all questions of all tables stands in the installed text', () => {
  const asked = [...Object.values(ON_TOPIC).flat(), ...Object.values(ASKED_IN).flat().map(([question]) => question), ...Object.values(TYPED).flat().map(([question]) => question)];
  const others = [...OFF_TOPIC, ...Object.values(OFF_TOPIC_IN).flat(), ...TYPED_OFF_TOPIC];
  const answers = [...asked, ...others].map((question) => answerQuestion(question));
  const quoted = answers.flatMap(({ citations }) => citations.filter(({ cited_text: text }) => text));
  const installed = new Map<string, string>();
  const installedAt = (place: string) => {
    const text = installed.get(place) ?? passage(place).verses.map((verse) => verse.text).join(' ');
    installed.set(place, text);
    return text;
  };
  expect(quoted.length).toBeGreaterThan(1_000);
  expect(quoted.filter(({ cited_text: text, document_reference: place }) => text !== installedAt(place ?? ''))).toEqual([]);
  // And what stands as a quotation in the text is what the citations say, with nothing added but signs of omission, marker and source.
  for (const { text, citations } of answers) {
    const blocks = text.split('\n\n').filter((part) => part.startsWith('> '));
    const words = blocks.map((block) => block.split('\n').map((line) => line.replace(/^> ?/, '').trimEnd()).join('\n').replace(/ \[\^\d+\][\s\S]*$/, ''));
    expect(words.map((said) => said.replace(/^… | …$/g, ''))).toEqual(citations.flatMap(({ cited_text: cited }) => cited ?? []));
  }
});
