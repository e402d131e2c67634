import { stemmer } from 'stemmer';
import { foldedWords } from './fold-words';
import { KINDRED_WORDS } from './kindred-words';
import { CONTEXT_WORDS, FAITH_WORDS, STOP_WORDS, WEAK_WORDS } from './stop-words';

const kindred = new Map(
  KINDRED_WORDS.flatMap((line) => {
    const words = line.split(' ');
    return words.map((word) => [word, words[0] ?? word] as const);
  }),
);

/** The form under which a folded word is compared. */
export function rootOf(word: string): string {
  return kindred.get(word) ?? stemmer(word);
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
