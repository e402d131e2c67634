import { readData } from '../read-data';
import { ADDED_TOPICS } from './added-topics';
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

/** All topics. Source: `lib/agent/data/topics.json`, then our own. */
export function topics(): Topic[] {
  return kept('topics', () => [...readData<Topic[]>('topics'), ...ADDED_TOPICS]);
}
