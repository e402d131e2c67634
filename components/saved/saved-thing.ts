import type { Locator } from '@/components/documents/reading/locator';
import type { Provenance } from '@/lib/skills/outcome';

/** More are not kept. Unlike a history, nothing that somebody has saved goes by itself. */
export const MOST_SAVED = 500;

/**
 * Where in a document a thing stands, or how it is cited. Of a whole document of our own library the line of citation says title, author and date again; another agent's
 * reference is a place in it.
 * @param say a place in the page's language
 */
export function placeOf({ kind, title, author, date, reference, locator, agent }: SavedThing, say: (locator: Locator) => string): string | undefined {
  if (locator) return say(locator);
  const saysAgain = kind === 'document' && agent.kind === 'built-in' && (author ?? date) !== undefined;
  return reference === title || saysAgain ? undefined : reference;
}

/** A document or a passage of one as a browser keeps it: everything that is needed to read and cite it without a connection. */
export interface SavedThing {
  /** What it is, of which agent: the same thing is saved once. */
  key: string;
  kind: 'document' | 'passage';
  /** Its address in our reader, without a language, with the place of a passage: `/documents/john-3#p16`. */
  path: string;
  title: string;
  titleLanguage?: string;
  author?: string;
  /** As sent. */
  date?: string;
  /** How it is cited. Of passages that were saved before `locator` was, where in the document they stand, in words of the page they were saved on. */
  reference?: string;
  /** Where in the document a passage stands. */
  locator?: Locator;
  /** The agent's own address of it; http or https. */
  source?: string;
  /** Language of the text, where known. */
  lang?: string;
  /** Exactly as sent, or as selected; untrusted. */
  text: string;
  agent: Provenance['agent'];
  /** ISO 8601 instants: when the agent's answer was read, when it was saved. */
  readAt: string;
  savedAt: string;
}
