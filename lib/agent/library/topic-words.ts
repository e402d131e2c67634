import { LRUCache } from 'lru-cache';
import { stemmer } from 'stemmer';
import { isOneSlipAway } from '../one-slip';
import { foldedWords } from './fold-words';
import { KINDRED_WORDS } from './kindred-words';
import { oneSpelling } from './one-spelling';
import { CONTEXT_WORDS, FAITH_WORDS, STOP_WORDS, WEAK_WORDS } from './stop-words';

const kindred = new Map(
  KINDRED_WORDS.flatMap((line) => {
    const words = line.split(' ');
    return words.map((word) => [oneSpelling(word), words[0] ?? word] as const);
  }),
);

/** Shorter words are one slip away from too many others. */
const LONG = 9;

const longKindred = [...kindred.keys()].filter((word) => word.length >= LONG);

/** Words are asked for again and again. No word of a language is longer than the longest. */
const REMEMBERED = { most: 5_000, longest: 60 };

const roots = new LRUCache<string, string>({ max: REMEMBERED.most });

/** The form under which a folded word is compared; a long word forgives one slip ("transubstantation"). */
export function rootOf(word: string): string {
  const known = roots.get(word);
  if (known !== undefined) return known;
  const root = findRoot(word);
  if (word.length <= REMEMBERED.longest) roots.set(word, root);
  return root;
}

function findRoot(typed: string): string {
  const word = oneSpelling(typed);
  const known = kindred.get(word) ?? (word.length >= LONG ? kindred.get(longKindred.find((long) => isOneSlipAway(word, long)) ?? '') : undefined);
  return known ?? stemmer(word);
}

const contextRoots = new Set([...CONTEXT_WORDS].map(rootOf));

const faithRoots = new Set([...FAITH_WORDS].map(rootOf));

/** Whether a root shows that a question is meant for this library. */
export function speaksOfFaith(root: string): boolean {
  return contextRoots.has(root) || faithRoots.has(root);
}

const weakRoots = new Set([...WEAK_WORDS].map(rootOf));

/** Whether a root, alone, says little about a subject. */
export function isWeakRoot(root: string): boolean {
  return contextRoots.has(root) || weakRoots.has(root);
}

/** The words of a question or a name that say what it is about, as roots, each once. A text of stop words alone keeps none. */
export function topicWords(text: string): string[] {
  return [...new Set(foldedWords(text).filter((word) => !STOP_WORDS.has(word)).map(rootOf))];
}
