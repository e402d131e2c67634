'use client';

import dynamic from 'next/dynamic';
import { useEffect, useState } from 'react';
import { useTranslations } from 'next-intl';
import { unpack } from './pack';
import { readShared, type SharedConversation } from './shared-conversation';

/** What renders Markdown is fetched by this page only, and only with something to render. */
const SharedTurns = dynamic(() => import('./shared-turns').then((loaded) => loaded.SharedTurns));

type State = 'reading' | 'none' | 'broken' | SharedConversation;

async function readFragment(): Promise<State> {
  if (location.hash.length < 2) return 'none';
  return readShared(await unpack(location.hash)) ?? 'broken';
}

/** The answers that the fragment of the address holds; nothing of it is sent anywhere. */
export function SharedAnswers({ siteUrl }: { siteUrl: string }) {
  const t = useTranslations('shared');
  const [state, setState] = useState<State>('reading');

  useEffect(() => {
    let latest = 0;
    const read = () => {
      // A link to a source inside the page changes the fragment too, and holds nothing.
      if (/^#turn-\d+/.test(location.hash)) return;
      const mine = ++latest;
      void readFragment().then((found) => mine === latest && setState(found));
    };
    read();
    addEventListener('hashchange', read);
    return () => {
      latest = -1;
      removeEventListener('hashchange', read);
    };
  }, []);

  if (typeof state === 'object') return <SharedTurns shared={state} siteUrl={siteUrl} />;
  return <p className="mx-auto min-h-24 max-w-[43rem]" role="status">{state === 'reading' ? '' : t(state)}</p>;
}
