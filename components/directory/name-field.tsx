'use client';

import { keepPreviousData, QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore, type KeyboardEvent } from 'react';
import { Field } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { never } from '@/components/ui/never';
import { useRouter } from '@/lib/i18n/navigation';
import { profilePath, type DirectoryKind } from './directory-kind';
import { NameOptions, type Suggested } from './name-options';

interface Given {
  id: string;
  kind: DirectoryKind | 'directory';
  locale: string;
  label: string;
  value: string;
  /** Name of the list, and for each number of names the sentence that announces it. */
  words: { list: string; counts: string[] };
}

/** So long nothing is asked after a letter: who types on wants the longer name. */
const PAUSE_MS = 120;

/** The role is given once scripts run: without them this is a plain search field. */
const useScripted = () => useSyncExternalStore(never, () => true, () => false);

function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}

async function fetchNames(kind: string, typed: string, locale: string, signal: AbortSignal): Promise<Suggested[]> {
  const response = await fetch(`/api/suggest?${new URLSearchParams({ kind, q: typed, lang: locale })}`, { signal });
  if (!response.ok) throw new Error(String(response.status));
  return ((await response.json()) as { names: Suggested[] }).names;
}

const keyOf = ({ kind, id }: Suggested) => `${kind} ${id}`;

function Combobox({ id, kind, locale, label, value, words }: Given) {
  const router = useRouter();
  const isScripted = useScripted();
  const [text, setText] = useState(value);
  const [isOpen, setOpen] = useState(false);
  // By its directory and id: the names of a newer text come in under it, and what was at its place may be another.
  const [marked, setMarked] = useState<string>();
  const typed = usePaused(text).trim();
  // The key is what was typed, so an answer that comes late is that of an older text and never shown for a newer one.
  const { data, isPlaceholderData } = useQuery({
    queryKey: ['names', kind, locale, typed], queryFn: ({ signal }) => fetchNames(kind, typed, locale, signal),
    enabled: isOpen && typed !== '', placeholderData: keepPreviousData, staleTime: 300_000, retry: false,
  });
  const names = typed === '' ? [] : (data ?? []);
  const isShown = isOpen && names.length > 0;
  const active = isShown ? names.findIndex((name) => keyOf(name) === marked) : -1;
  const close = () => {
    setOpen(false);
    setMarked(undefined);
  };
  const choose = ({ kind: directory, id: chosen }: Suggested) => {
    close();
    router.push(profilePath(directory, chosen));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // Enter that ends the writing of a Chinese word chooses nothing.
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && !isShown) setOpen(true);
    if (step && isShown) {
      event.preventDefault();
      // From the last on to the text, and from there to the first.
      const next = names[(active + 1 + step + names.length + 1) % (names.length + 1) - 1];
      setMarked(next && keyOf(next));
    }
    if (event.key === 'Escape' && isShown) {
      event.preventDefault();
      close();
    }
    const chosen = names[active];
    if (event.key === 'Enter' && isShown && chosen) {
      event.preventDefault();
      choose(chosen);
    }
    if (event.key === 'Enter' || event.key === 'Tab') close();
  };
  const combobox = isScripted && {
    role: 'combobox', 'aria-autocomplete': 'list' as const, 'aria-expanded': isShown, 'aria-controls': `${id}-names`,
    'aria-activedescendant': active >= 0 ? `${id}-name-${active}` : undefined,
  };
  return (
    <div className="relative">
      <Field
        {...combobox} id={id} name="q" type="search" label={label} value={text} maxLength={200} autoComplete="off" enterKeyHint="search" before={<Icon name="search" />}
        onChange={(event) => {
          setText(event.target.value);
          setOpen(true);
          setMarked(undefined);
        }}
        onKeyDown={onKeyDown} onBlur={close}
      />
      {isScripted && <NameOptions id={id} label={words.list} names={isShown ? names : []} active={active} onChoose={choose} />}
      <span className="vh" role="status">{isOpen && typed !== '' && data && !isPlaceholderData ? words.counts[names.length] : ''}</span>
    </div>
  );
}

/** A field that offers the names of the built-in directories while one types (ARIA combobox); Enter without a choice sends the form. */
export function NameField(props: Given) {
  const [client] = useState(() => new QueryClient());
  return <QueryClientProvider client={client}><Combobox {...props} /></QueryClientProvider>;
}
