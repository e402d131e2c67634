import { routing, type Locale } from '@/lib/i18n/routing';
import { askedOfUs } from './asked-of-us';
import { foldedWords } from './fold-words';
import { languageByMarks } from './language-marks';
import { ENOUGH, ENOUGH_IN_CONTEXT, nearTopics, topicOf } from './match-topics';
import { clausesOf } from './question-clauses';
import { readInTongue } from './read-in-tongue';
import { STOP_WORDS } from './stop-words';
import { topicIndex } from './topic-index';
import { isWeakRoot, rootOf, speaksOfFaith, topicWords } from './topic-words';
import type { Topic } from './topics';

/** Share of known words from which on a language is believed of a question without a topic: a few are alike in several. */
const SURE = 0.5;

/** In which language a question was understood, and what it is about. */
export interface Understanding {
  language: Locale;
  topic?: Topic;
  /** Topics that share words with it, best first. */
  near: Topic[];
}

/**
 * Finds language and topic of a question together. The language whose words make up most of it wins; on a tie the one that the reader
 * reads, then English. Only languages as good as the best are asked, so that "die" or "pain" finds nothing in the wrong one.
 * Where the whole has no topic, the last of its clauses that has one tells.
 * @param reader the language of the reader, where it is known
 * @param meantForUs the caller knows already that the question is meant for this library
 */
export function understand(asked: string, reader?: Locale, meantForUs?: boolean): Understanding {
  const question = askedOfUs(asked);
  const whole = understandWhole(question, reader, meantForUs);
  if (whole.topic || !speaksOfFaithIn(whole.language, question)) return whole;
  for (const clause of clausesOf(question)) {
    const { topic, language } = understandWhole(clause, reader);
    if (topic && language === whole.language) return { ...whole, topic };
  }
  return whole;
}

/** A story without a word of the faith is not searched for one: "I have a wedding in May, which dress?" */
function speaksOfFaithIn(language: Locale, question: string): boolean {
  return language === 'en' ? topicWords(question).some(speaksOfFaith) : readInTongue(question, language).meantForUs;
}

function understandWhole(question: string, reader?: Locale, meantForUs?: boolean): Understanding {
  // Most questions are English through and through: then no other table is opened.
  const spoken = (!reader || reader === 'en') && englishShare(question) === 1 ? (['en'] as const) : routing.locales;
  const read = spoken.map((language) => ({ language, ...readIn(language, question, meantForUs) }));
  const most = Math.max(...read.map(({ understood }) => understood));
  const order = [...(reader ? [reader] : []), ...routing.locales];
  const best = read.filter(({ understood }) => understood === most).sort((a, b) => order.indexOf(a.language) - order.indexOf(b.language));
  const { language, topic, near } = best.find((reading) => reading.topic) ?? best[0] ?? { language: 'en', topic: undefined, near: [] };
  if (topic) return { language, topic, near };
  // Nothing is found: then not the words of the tables but the letters and the commonest words tell, unless it is plainly English.
  const marked = englishShare(question) >= SURE ? undefined : languageByMarks(question);
  return { language: marked ?? (most >= SURE ? language : 'en'), topic, near };
}

function readIn(language: Locale, question: string, given?: boolean): { understood: number; topic?: Topic; near: Topic[] } {
  if (language === 'en') {
    return { understood: englishShare(question), topic: topicOf(question, given)?.topic, near: nearTopics(question).map((match) => match.topic) };
  }
  const { understood, matches, meantForUs } = readInTongue(question, language);
  const enough = given || meantForUs ? ENOUGH_IN_CONTEXT : ENOUGH;
  return { understood, topic: matches.find(({ score }) => score >= enough)?.topic, near: matches.map((match) => match.topic) };
}

/** How much of a text is made of English words that this library knows, 0 to 1. */
function englishShare(text: string): number {
  const words = foldedWords(text);
  const { roots } = topicIndex();
  const known = words.filter((word) => STOP_WORDS.has(word) || roots.has(rootOf(word)) || isWeakRoot(rootOf(word)));
  return words.length === 0 ? 0 : known.length / words.length;
}
