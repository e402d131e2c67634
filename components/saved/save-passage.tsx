'use client';

import type { SavedThing } from './saved-thing';
import type { SaveWords } from './save-document';

/** A passage before it is saved; `path` has the place of it. */
export type Passage = Omit<SavedThing, 'key' | 'kind' | 'savedAt'>;

/**
 * Saves a passage in the reader's browser.
 * @param passage gives it when the button is pressed: what is selected then; undefined where nothing is
 * @param say is told how it went, in the reader's language
 */
export function SavePassage({ passage, words, say, className }: { passage: () => Passage | undefined; words: SaveWords; say: (words: string) => void; className?: string }) {
  async function press() {
    const given = passage();
    if (!given) return;
    try {
      const { save } = await import('./saved-store');
      const thing: SavedThing = { ...given, kind: 'passage', key: `passage/${given.agent.kind}/${given.path}/${given.text.length}/${given.text.slice(0, 200)}`, savedAt: new Date().toISOString() };
      say((await save([thing])) === 0 ? words.done : words.full);
    } catch {
      say(words.failed);
    }
  }

  return <button type="button" className={className} onClick={() => void press()}>{words.save}</button>;
}
