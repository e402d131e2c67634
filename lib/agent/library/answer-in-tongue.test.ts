import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { routing } from '@/lib/i18n/routing';
import { passage } from '@/lib/liturgy/scripture';
import { ask, dataOf, textsOf } from '../testing/ask';
import { ANSWER_FRAMES } from './answer-frame';
import { answerQuestion } from './answer-question';
import { searchLibrary } from './search-library';
import type { TongueName } from './tongue';
import { TONGUES } from './tongues';
import { topics } from './topics';
import { understand } from './understand-question';

const tongues = Object.keys(TONGUES) as TongueName[];
const everything = tongues.flatMap((tongue) => Object.entries(TONGUES[tongue].topics).map(([topic, [name]]) => ({ tongue, topic, name })));

// Related questions are few and come again and again: each is asked once.
const texts = new Map<string, string>();
function textOf(question: string): string {
  const text = texts.get(question) ?? answerQuestion(question).text;
  texts.set(question, text);
  return text;
}

describe('an answer in another language', () => {
  it('has its own sentences in that language and Scripture in English', () => {
    const { text, citations } = answerQuestion('Warum taufen Katholiken kleine Kinder?');
    expect(text).toMatch(/^Hier stehen Schriftstellen und Verweise zum Thema \*\*Kindertaufe\*\*\./);
    expect(text).toContain('**Heilige Schrift** (World English Bible, auf Englisch)');
    const [first] = citations;
    expect(first?.cited_text).toBe(passage(first?.document_reference ?? '').verses.map((verse) => verse.text).join(' '));
    expect(citations).toEqual(answerQuestion('Why do Catholics baptize infants?').citations);
  });

  it.each(tongues)('is complete for each topic of the table, and every related question finds its topic: %s', (tongue) => {
    for (const { name } of everything.filter((entry) => entry.tongue === tongue)) {
      const { text, citations, related_questions: related } = answerQuestion(ANSWER_FRAMES[tongue].asked(name));
      expect(citations.length, name).toBeGreaterThan(0);
      expect(text, name).toContain(`**${name}**`);
      expect(text).toContain(ANSWER_FRAMES[tongue].caution);
      for (const question of related) expect(textOf(question), question).toMatch(new RegExp(`\\*\\*${named(question, tongue)}\\*\\*`));
    }
  });

  it.each(tongues)('says in the language that nothing was found, and offers three topics: %s', (tongue) => {
    const { text, citations, related_questions: related } = answerQuestion('xyzzy plugh', tongue);
    expect(citations).toEqual([]);
    expect(text).toBe(ANSWER_FRAMES[tongue].nothing);
    expect(related).toHaveLength(3);
    for (const question of related) expect(understand(question).language).toBe(tongue);
  });

  it('is in the language of the reader, whatever that of the question', () => {
    expect(answerQuestion('What is purgatory?', 'fr').text).toMatch(/^Voici .*\*\*le purgatoire\*\*/);
    expect(answerQuestion('Was ist das Fegefeuer?', 'en').text).toMatch(/^Here are .*\*\*Purgatory\*\*/);
    expect(answerQuestion('What is the Filioque?', 'de').text).toContain('**Filioque**');
  });

  it('names a document that the question names', () => {
    const { citations, text } = answerQuestion('Was sagt Laudato si über die Umwelt?');
    expect(text).toContain('**Umwelt**');
    expect(citations.map((citation) => citation.document_title)).toContain("Laudato Si'");
  });
});

/** The name in a question that was made from it. */
function named(question: string, tongue: TongueName): string {
  return Object.values(TONGUES[tongue].topics).find(([name]) => ANSWER_FRAMES[tongue].asked(name) === question)?.[0] ?? 'none';
}

describe('the questions that the pages offer', () => {
  const offered = routing.locales.flatMap((locale) => {
    const { ask: { example }, home: { exampleQuestion } } = JSON.parse(readFileSync(`lib/i18n/messages/${locale}.json`, 'utf8'));
    return [[locale, exampleQuestion, 'Eucharist'], [locale, example.presence, 'Real Presence'], [locale, example.infants, 'Infant baptism'],
      [locale, example.purgatory, 'Purgatory'], [locale, example.anointing, 'Anointing of the sick']] as const;
  });
  it.each(offered)('%s: "%s" is about %s', (locale, question, topic) => {
    expect(understand(question, locale)).toMatchObject({ language: locale, topic: { topic } });
  });
});

describe('on the wire', () => {
  it.each([['de-AT', /^Hier stehen/], ['mt', /^Hawn/], ['en-GB', /^Here are/], ['pt', /^Here are/], [7, /^Here are/]])('metadata.locale %s decides', async (locale, begins) => {
    const parts = await ask('catholic_qa', 'What is purgatory?', { locale });
    expect(textsOf(parts)[0]).toMatch(begins);
    expect(dataOf(parts)).toHaveLength(2);
  });
});

describe('searching documents in another language', () => {
  it.each([['Taufe', 'Baptism'], ['le purgatoire', 'Purgatory'], ['keresztség', 'Baptism'], ['圣体圣事', 'Eucharist'], ['il-Qrar', 'Confession']])('"%s" finds what "%s" finds', (query, english) => {
    expect(searchLibrary(query)).toEqual(searchLibrary(english));
  });

  it('finds something for each topic of each table', () => {
    const topicNames = new Set(topics().map((topic) => topic.topic));
    expect(everything.filter(({ name, topic }) => !topicNames.has(topic) || searchLibrary(name).length === 0)).toEqual([]);
  });
});
