import { LRUCache } from 'lru-cache';
import { fold } from './fold-words';
import { kept } from './kept';
import { subjectOnly } from './subject-only';
import { topicIndex, type TopicName } from './topic-index';
import { speaksOfFaith, topicWords } from './topic-words';
import type { Topic } from './topics';

/** A topic that a question may be about. */
export interface TopicMatch {
  topic: Topic;
  /** 0 to 1: how far one of the topic's names and the question are made of the same words. */
  score: number;
}

/** Below this a topic is only a neighbour. Tuned on the tables of questions in the tests. */
export const ENOUGH = 0.61;
/** Enough where the question speaks of the Church, the Bible, God or sin, so that it is meant for this library. */
export const ENOUGH_IN_CONTEXT = 0.36;

/** Longer words are compared as they stand: the cost of allowing for misspelling grows with their square. */
const LONGEST = 30;
/** What a score loses when every word it rests on is misspelt. */
const MISSPELT = 0.15;
/** What is left of it where a name is known by one word only, as "Our Father" by "father". */
const LOST_WORDS = 0.7;

/** Questions of which the topics are remembered: one is looked at for its topic, its neighbours and a search. */
const REMEMBERED = { most: 100, longest: 500 };

/** Topics that share words with a question, best first, without regard to how little they share. */
export function nearTopics(question: string): readonly TopicMatch[] {
  if (question.length > REMEMBERED.longest) return rankTopics(question);
  const known = kept('near-topics', () => new LRUCache<string, readonly TopicMatch[]>({ max: REMEMBERED.most }));
  const found = known.get(question);
  if (found) return found;
  const near = rankTopics(question);
  known.set(question, near);
  return near;
}

function rankTopics(question: string): TopicMatch[] {
  const best = new Map<Topic, TopicMatch & { rank: number }>();
  for (const asked of new Set([question, subjectOnly(question)])) {
    for (const match of scoreNames(asked)) if (match.rank > (best.get(match.topic)?.rank ?? 0)) best.set(match.topic, match);
  }
  return [...best.values()].sort((a, b) => b.rank - a.rank).map(({ topic, score }) => ({ topic, score }));
}

/**
 * The topic a question is about, or undefined when no name of a topic covers enough of it.
 * @param meantForUs the caller knows already that the question is meant for this library; else its words must show it
 */
export function topicOf(question: string, meantForUs = topicWords(question).some(speaksOfFaith)): TopicMatch | undefined {
  const enough = meantForUs ? ENOUGH_IN_CONTEXT : ENOUGH;
  return nearTopics(question).find((match) => match.score >= enough);
}

/** Every name that shares a word, with its score and the rank that settles equal scores: words in a row, then a topic's own name. */
function scoreNames(question: string): (TopicMatch & { rank: number })[] {
  const { names, roots, search, weightOf } = topicIndex();
  const words = topicWords(question);
  const weigh = (roots: string[]) => roots.reduce((sum, root) => sum + weightOf(root), 0);
  const folded = ` ${fold(question)} `;
  // A word that a name has is not misspelt: "communion" is not "communist".
  const fuzzy = (term: string) => (term.length >= 7 && term.length <= LONGEST && !roots.has(term) ? 0.2 : false);
  return search.search(words.join(' '), { fuzzy, combineWith: 'OR' }).flatMap((hit) => {
    const name = names[Number(hit.id)];
    if (!name || (name.telling.length > 0 && !name.telling.some((root) => hit.terms.includes(root)))) return [];
    const misspelt = hit.queryTerms.filter((word) => !name.roots.includes(word)).length / hit.queryTerms.length;
    const covered = (weigh(hit.terms) / weigh(name.roots)) * (weigh(hit.queryTerms) / weigh(words));
    const score = covered * (1 - misspelt * MISSPELT) * (lostWords(name, folded) ? LOST_WORDS : 1);
    return [{ topic: name.topic, score, rank: score + inARow(name, folded) + (name.main ? 0.02 : 0) }];
  });
}

/** Whether a name of several words was matched by the only one that is not a stop word, out of its order. */
function lostWords({ phrase, roots }: TopicName, question: string): boolean {
  return roots.length === 1 && phrase.trim().includes(' ') && !question.includes(phrase);
}

function inARow({ phrase, main, roots }: TopicName, question: string): number {
  if (roots.length < 2 || !question.includes(phrase)) return 0;
  return main ? 0.25 : 0.15;
}
