'use client';

import dynamic from 'next/dynamic';
import { useEffect, useState } from 'react';
import { useTranslations } from 'next-intl';
import { isPacked, unpack } from './pack';
import { readShared, type SharedConversation } from './shared-conversation';
import { stayInPage } from './stay-in-page';

/** What renders Markdown is fetched by this page only, and only with something to render. */
const SharedTurns = dynamic(() => import('./shared-turns').then((loaded) => loaded.SharedTurns));

type State = 'reading' | 'none' | 'broken' | SharedConversation;

async function readFragment(): Promise<State> {
  if (!isPacked(location.hash)) return 'none';
  return readShared(await unpack(location.hash)) ?? 'broken';
}

/** The answers that the fragment of the address holds; nothing of it is sent anywhere. */
export function SharedAnswers({ siteUrl }: { siteUrl: string }) {
  const t = useTranslations('shared');
  const [state, setState] = useState<State>('reading');

  useEffect(() => {
    let latest = 0;
    const read = () => {
      const mine = ++latest;
      void readFragment().then((found) => mine === latest && setState(found));
    };
    // A fragment that names a place of the page holds nothing: what was read stays.
    const changed = () => isPacked(location.hash) && read();
    read();
    addEventListener('hashchange', changed);
    document.addEventListener('click', stayInPage);
    return () => {
      latest = -1;
      removeEventListener('hashchange', changed);
      document.removeEventListener('click', stayInPage);
    };
  }, []);

  if (typeof state === 'object') return <SharedTurns shared={state} siteUrl={siteUrl} />;
  return <p className="mx-auto min-h-24 max-w-[43rem]" role="status">{state === 'reading' ? '' : t(state)}</p>;
}
