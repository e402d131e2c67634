'use client';

import { useState } from 'react';

/** Copies a prepared text; says so in its own place, or that the browser refused. */
export function CopyButton({ text, words }: { text: string; words: { copy: string; copied: string; refused: string } }) {
  const [state, setState] = useState<'copy' | 'copied' | 'refused'>('copy');
  async function copy() {
    const done = await navigator.clipboard?.writeText(text).then(() => true, () => false);
    setState(done ? 'copied' : 'refused');
  }
  return (
    <>
      <button type="button" onClick={copy}>{words[state]}</button>
      <span className="vh" role="status">{state === 'copy' ? '' : words[state]}</span>
    </>
  );
}
