'use client';

import { useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/lib/i18n/navigation';
import { forgetSearches, onSearchesChange, readSearches, restoreSearches, storedSearches } from './search-history';

/** So many are in sight at first. */
const SHOWN = 8;

export interface SearchesWords {
  title: string;
  /** Whose they are and where they are kept. */
  note: string;
  remove: string;
  removeAll: string;
  removed: string;
  undo: string;
  more: string;
}

/** The searches that this browser keeps: each opens again, each can be deleted, and all at once, with a way back. */
export function LastSearches({ words }: { words: SearchesWords }) {
  const stored = useSyncExternalStore(onSearchesChange, storedSearches, () => null);
  const searches = useMemo(() => readSearches(stored), [stored]);
  const heading = useRef<HTMLHeadingElement>(null);
  const [deleted, setDeleted] = useState<string[]>();
  const [isOpen, setOpen] = useState(false);
  if (searches.length === 0 && !deleted) return null;

  function remove(query?: string) {
    setDeleted(searches);
    forgetSearches(query);
    // The pressed button is gone.
    heading.current?.focus();
  }

  return (
    <section className="mb-10 max-w-[43rem]">
      <h2 ref={heading} tabIndex={-1} className="rub mb-1.5">{words.title}</h2>
      {searches.length > 0 && (
        <ul className="plain">
          {searches.slice(0, isOpen ? undefined : SHOWN).map((query) => (
            <li key={query} className="flex! items-center justify-between gap-4">
              <Link className="n wrap-anywhere" href={`/documents?q=${encodeURIComponent(query)}`} dir="auto">{query}</Link>
              <button type="button" className="txt min-w-11 justify-center" aria-label={`${words.remove}: ${query}`} onClick={() => remove(query)}><Icon name="close" /></button>
            </li>
          ))}
        </ul>
      )}
      <p className="flex flex-wrap items-center gap-x-5">
        {searches.length > SHOWN && !isOpen && <button type="button" className="txt" onClick={() => setOpen(true)}>{words.more}</button>}
        {searches.length > 0 && <button type="button" className="txt" onClick={() => remove()}>{words.removeAll}</button>}
        <span role="status">{deleted && words.removed}</span>
        {deleted && (
          <button
            type="button" className="txt"
            onClick={() => {
              restoreSearches(deleted);
              setDeleted(undefined);
              heading.current?.focus();
            }}
          >
            {words.undo}
          </button>
        )}
      </p>
      <p className="meta">{words.note}</p>
    </section>
  );
}
