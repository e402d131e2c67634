import type { TongueName } from './tongue';
import { placesOfTableWords, spokenWords, tongueTable, type Term } from './tongue-words';
import { EVERYDAY_TOPICS, weightOfTopic } from './topic-weights';
import type { TopicMatch } from './match-topics';
import { topics } from './topics';

/** A question as a language understands it. */
export interface TongueReading {
  /** 0 to 1: how much of it is made of words that the language's table has. */
  understood: number;
  /** Topics with a term in it, best first. */
  matches: TopicMatch[];
  /** Its words show that it is meant for this library. */
  meantForUs: boolean;
}

/** What a word adds that belongs to another topic: it is known, but not what is asked. */
const OF_ANOTHER = 0.5;
/** Words that are looked at; what is longer is no question. */
const MOST_WORDS = 400;

/** Reads a question in a language, by the terms that stand in it. */
export function readInTongue(question: string, tongue: TongueName): TongueReading {
  const { terms, stopWords, contextWords } = tongueTable(tongue);
  const words = spokenWords(question, tongue).slice(0, MOST_WORDS);
  const weigh = (places: Iterable<number>) => [...places].reduce((sum, at) => sum + (tongue === 'zh' ? (words[at] ?? '').length : 1), 0);
  const standing = placesOfTableWords(words, tongue);
  const placesOfAll = (known: readonly string[]) => new Set(known.flatMap((word) => standing.get(word) ?? []));
  const context = placesOfAll(contextWords);
  const little = placesOfAll(stopWords);
  const found = terms.flatMap((term) => {
    const places = placesOf(term, standing);
    return places ? [{ topic: term.topic, places }] : [];
  });
  const ofTerms = new Set(found.flatMap(({ places }) => places));
  const known = new Set([...context, ...little, ...ofTerms]);
  const rest = weigh(words.keys()) - weigh(known);
  const scored = found.map(({ topic, places }) => {
    const own = weigh(places);
    const others = weigh([...ofTerms].filter((at) => !places.includes(at) && !context.has(at)));
    return { topic, rank: own * weightOfTopic(topic) - Math.min(...places) / 1_000, score: (own + others * OF_ANOTHER) / (own + others + rest) };
  });
  return {
    understood: words.length === 0 ? 0 : weigh(known) / weigh(words.keys()),
    matches: bestOfEach(scored),
    meantForUs: context.size > 0 || found.some(({ topic }) => !EVERYDAY_TOPICS.has(topic)),
  };
}

/** Where the words of a term stand, each in a place of its own; undefined when one is missing. */
function placesOf(term: Term, standing: ReadonlyMap<string, number[]>): number[] | undefined {
  const places: number[] = [];
  for (const sought of term.words) {
    const at = standing.get(sought)?.find((place) => !places.includes(place));
    if (at === undefined) return undefined;
    places.push(at);
  }
  return places;
}

function bestOfEach(scored: { topic: string; rank: number; score: number }[]): TopicMatch[] {
  const best = new Map<string, number>();
  const sorted = scored.sort((a, b) => b.rank - a.rank);
  for (const { topic, score } of sorted) if (!best.has(topic)) best.set(topic, score);
  return [...best].flatMap(([name, score]) => {
    const topic = topics().find((known) => known.topic === name);
    return topic ? [{ topic, score }] : [];
  });
}
