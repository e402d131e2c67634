'use client';

import { useState } from 'react';

export interface CopyWords {
  copy: string;
  copied: string;
  /** Said where the browser refuses its clipboard. */
  refused: string;
}

/**
 * Copies a text, prepared or made when it is wanted, or an address of ours as an absolute one; says so in its own place, or that the browser refused.
 * @param path address of ours with its language, in place of `text`; empty means this page
 */
export function CopyButton({ text, path, words, className }: { text?: string | (() => string); path?: string; words: CopyWords; className?: string }) {
  const [state, setState] = useState<keyof CopyWords>('copy');
  async function copy() {
    const copied = (typeof text === 'function' ? text() : text) ?? new URL(path ?? '', window.location.href).href;
    const done = await navigator.clipboard?.writeText(copied).then(() => true, () => false);
    setState(done ? 'copied' : 'refused');
  }
  return (
    <>
      <button type="button" className={className} onClick={copy}>{words[state]}</button>
      <span className="vh" role="status">{state === 'copy' ? '' : words[state]}</span>
    </>
  );
}
