'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { never } from '@/components/ui/never';
import { KeptNotice } from './kept-notice';

export interface KeptWords {
  /** With a place for the time: "{time}". */
  copy: string;
  anew: string;
}

/** Starts the worker once the page has been drawn and the browser has nothing else to do. */
function startWorker(): void {
  const { serviceWorker } = navigator;
  // The page on which it starts was drawn without it.
  const isFirst = !serviceWorker.controller;
  serviceWorker.register('/sw.js', { updateViaCache: 'none' }).then(
    async () => isFirst && (await serviceWorker.ready).active?.postMessage('keep-this-page'),
    () => undefined,
  );
}

/** Written by the worker into the copy itself (lib/offline/page-copy.ts); it never changes. */
const keptNow = () => document.documentElement.dataset.kept;

/** Has pages kept for when there is no connection, and says so of a page that is such a copy. */
export function OfflineReady({ words }: { words: KeptWords }) {
  const keptAt = useSyncExternalStore(never, keptNow, () => undefined);

  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    // A worker of a production build on the same port would serve its scripts to a development server.
    if (process.env.NODE_ENV !== 'production') return void navigator.serviceWorker.getRegistrations().then((all) => all.forEach((one) => void one.unregister()));
    const start = () => (typeof requestIdleCallback === 'function' ? requestIdleCallback(startWorker) : setTimeout(startWorker, 1_000));
    if (document.readyState === 'complete') start();
    else addEventListener('load', start, { once: true });
    return () => removeEventListener('load', start);
  }, []);

  return keptAt ? <KeptNotice keptAt={keptAt} words={words} /> : null;
}
