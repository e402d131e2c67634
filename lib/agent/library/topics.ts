import { readData } from '../read-data';
import { ADDED_TOPICS } from './added-topics';
import { documentTopics } from './document-topics';
import { fold } from './fold-words';
import { kept } from './kept';

/** A subject of the faith: its names and where the library treats of it. */
export interface Topic {
  topic: string;
  /** Other names, formal and everyday. */
  synonyms: string[];
  /** Ranges of the Catechism, `1250-1252` or `1282`. */
  ccc: string[];
  /** Scripture references in the numbering of English Bibles. */
  scripture: string[];
  /** Slugs of magisterial documents. */
  documents: string[];
}

/** All topics. Source: `lib/agent/data/topics.json`, then our own and those of documents alone. A name that one of ours has belongs to no other. */
export function topics(): Topic[] {
  return kept('topics', () => {
    const ours = new Set(ADDED_TOPICS.flatMap(({ topic, synonyms }) => [topic, ...synonyms]).map(fold));
    const compiled = readData<Topic[]>('topics').map((topic) => ({ ...topic, synonyms: topic.synonyms.filter((name) => !ours.has(fold(name))) }));
    return [...compiled, ...ADDED_TOPICS, ...documentTopics()];
  });
}
