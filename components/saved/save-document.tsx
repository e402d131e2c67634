'use client';

import { useEffect, useState } from 'react';
import type { Provenance } from '@/lib/skills/outcome';

export interface SaveWords {
  save: string;
  /** On the button that takes it out again. */
  saved: string;
  /** Said once it is done. */
  done: string;
  failed: string;
  full: string;
}

type State = 'unknown' | 'absent' | 'saved' | 'busy' | 'failed' | 'full';

/**
 * Saves the document of this page in the reader's browser, or takes it out. Everything that does it is fetched when it is wanted.
 * @param id under which the document was asked for
 * @param agent who gave it: the same id of another agent is another document
 */
export function SaveDocument({ id, agent, words }: { id: string; agent: Provenance['agent']['kind']; words: SaveWords }) {
  const [state, setState] = useState<State>('unknown');
  const [said, setSaid] = useState('');

  useEffect(() => {
    let isHere = true;
    let end = () => {};
    // After the page has been drawn: what is saved changes no text.
    const load = async () => {
      const [{ savedSince, onSavedChange }, { documentKey }] = await Promise.all([import('./saved-store'), import('./saved-of-document')]);
      const look = () => void savedSince(documentKey({ kind: agent }, id)).then((since) => isHere && setState(since ? 'saved' : 'absent'), () => isHere && setState('absent'));
      if (!isHere) return;
      end = onSavedChange(look);
      look();
    };
    load().catch(() => isHere && setState('absent'));
    return () => {
      isHere = false;
      end();
    };
  }, [id, agent]);

  async function toggle() {
    const wasSaved = state === 'saved';
    setState('busy');
    setSaid('');
    try {
      const [{ save, removeSaved }, { documentKey, savedOfDocument }, { readSentDocument }] = await Promise.all([import('./saved-store'), import('./saved-of-document'), import('./read-sent-document')]);
      if (wasSaved) {
        await removeSaved([documentKey({ kind: agent }, id)]);
        setState('absent');
        return;
      }
      const thing = savedOfDocument(id, await readSentDocument(id), window.location.origin, new Date().toISOString());
      const refused = thing ? await save([thing]) : undefined;
      setState(refused === 0 ? 'saved' : refused ? 'full' : 'failed');
      setSaid(refused === 0 ? words.done : refused ? words.full : words.failed);
    } catch {
      setState(wasSaved ? 'saved' : 'failed');
      setSaid(words.failed);
    }
  }

  const isSaved = state === 'saved';
  return (
    <>
      <button type="button" aria-disabled={state === 'busy'} onClick={() => state !== 'busy' && void toggle()}>{isSaved ? words.saved : words.save}</button>
      <span role="status" className="meta block">{said}</span>
    </>
  );
}
