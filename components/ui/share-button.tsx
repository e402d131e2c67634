'use client';

import { useSyncExternalStore } from 'react';
import { CopyButton, type CopyWords } from './copy-button';
import { never } from './never';

/** Desktops that have a sheet too get the button that does what it says at once. */
const hasSheet = () => typeof navigator.share === 'function' && window.matchMedia('(pointer: coarse)').matches;

/**
 * The device's own sheet for sharing on phones and tablets; elsewhere, and until scripts run, a button that copies the link.
 * @param path address of ours with its language; empty means this page
 */
export function ShareButton({ path, title, words, className }: { path: string; title: string; words: CopyWords & { share: string }; className?: string }) {
  const isSheet = useSyncExternalStore(never, hasSheet, () => false);
  if (!isSheet) return <CopyButton className={className} path={path} words={words} />;
  const share = async () => {
    // Who closes the sheet again has chosen so: nothing has failed.
    await navigator.share({ title, url: new URL(path, window.location.href).href }).catch(() => undefined);
  };
  return <button type="button" className={className} onClick={share}>{words.share}</button>;
}
