import { describe, expect, it } from 'vitest';
import { topicOf } from './match-topics';
import { OFF_TOPIC } from './off-topic-queries';
import { ON_TOPIC } from './on-topic-questions';
import { ASKED_IN, EVERYDAY_IN, OFF_TOPIC_IN } from './questions-in-tongues';
import type { TongueName } from './tongue';
import { TONGUES } from './tongues';
import { topics } from './topics';
import { understand } from './understand-question';

const tongues = Object.keys(TONGUES) as TongueName[];

describe('a question in another language', () => {
  it('finds the right topic for at least 90 of 100, without being told the language', () => {
    const asked = tongues.flatMap((tongue) => ASKED_IN[tongue].map(([question, right]) => ({ question, right, tongue })));
    const missed = asked.flatMap(({ question, right, tongue }) => {
      const { topic, language } = understand(question);
      return right.split('/').includes(topic?.topic ?? '') && language === tongue ? [] : [`${question} ${language} ${topic?.topic}`];
    });
    expect(asked.length).toBeGreaterThanOrEqual(60);
    expect(missed.length / asked.length, missed.join('\n')).toBeLessThanOrEqual(0.1);
  });

  it.each(tongues)('finds each topic of the table by its name, in %s', (tongue) => {
    const missed = Object.entries(TONGUES[tongue].topics).filter(([topic, [name]]) => understand(name, tongue).topic?.topic !== topic);
    expect(missed.map(([topic, [name]]) => `${name}: ${understand(name, tongue).topic?.topic} for ${topic}`)).toEqual([]);
  });

  it.each(tongues.flatMap((tongue) => OFF_TOPIC_IN[tongue].map((question) => [question, tongue] as const)))('finds nothing for "%s"', (question, tongue) => {
    expect(understand(question).topic?.topic).toBeUndefined();
    expect(understand(question, tongue).topic?.topic).toBeUndefined();
  });
});

it.each(tongues)('the table of %s names the same topics, all known', (tongue) => {
  const known = new Set(topics().map((topic) => topic.topic));
  const named = Object.keys(TONGUES[tongue].topics);
  expect(named.filter((name) => !known.has(name))).toEqual([]);
  expect(named.sort()).toEqual(Object.keys(TONGUES.de.topics).sort());
  expect(named.length).toBeGreaterThanOrEqual(66);
});

describe('a question about which nothing is known', () => {
  it.each(tongues.flatMap((tongue) => [...OFF_TOPIC_IN[tongue].filter((asked) => asked.endsWith('?')), ...EVERYDAY_IN[tongue]].map((question) => [question, tongue] as const)))('"%s" is known to be %s', (question, tongue) => {
    expect(understand(question)).toMatchObject({ language: tongue, topic: undefined });
  });

  it.each([...OFF_TOPIC, 'What time does Győr station close?', 'how do you pronounce ħobż in English', 'what does 你好 mean'])('"%s" is English', (question) => {
    expect(understand(question).language).toBe('en');
  });
});

describe('a question about any topic of the table', () => {
  const asking: Readonly<Record<TongueName, readonly string[]>> = {
    de: ['Existiert {}?', 'Existieren {}?', 'Gibt es {}?', 'Warum {}?', 'Was ist {}?'],
    fr: ['{} existent-ils ?', '{} existe-t-il ?', 'Pourquoi {} ?', 'Qu’est-ce que {} ?'],
    hu: ['Létezik {}?', 'Léteznek {}?', 'Miért {}?', 'Mi {}?'],
    zh: ['{}存在吗？', '为什么{}？', '什么是{}？'],
    mt: ['Jeżisti {}?', 'Jeżistu {}?', 'Għaliex {}?', 'X’inhi {}?', 'Għaliex immorru għal {}?'],
  };
  it.each(tongues)('finds it however it is asked, in %s', (tongue) => {
    const missed = Object.entries(TONGUES[tongue].topics).flatMap(([topic, [name]]) =>
      asking[tongue].map((sentence) => sentence.replace('{}', name)).filter((question) => understand(question).topic?.topic !== topic || understand(question).language !== tongue));
    expect(missed).toEqual([]);
  });
});

describe('an English question', () => {
  const asked = Object.values(ON_TOPIC).flat();
  it.each([undefined, ...tongues])('stays English and finds what it found, for a reader of %s', (reader) => {
    const other = asked.filter((question) => {
      const { language, topic } = understand(question, reader);
      return language !== 'en' || topic !== topicOf(question)?.topic;
    });
    // A word that English shares with the reader's language is taken as the reader's.
    expect(other.length / asked.length, other.join(' / ')).toBeLessThan(reader ? 0.02 : 0.001);
  });

  it.each(OFF_TOPIC)('that is off topic finds nothing in any language: "%s"', (question) => {
    for (const reader of [undefined, ...tongues]) expect(understand(question, reader).topic?.topic).toBeUndefined();
  });
});
