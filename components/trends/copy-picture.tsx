'use client';

import { useState } from 'react';
import type { CopyWords } from '@/components/ui/copy-button';

/** Puts the picture of the view on the clipboard, drawn by the server as for the download; says so in its own place, or that the browser refused. */
export function CopyPicture({ address, words }: { address: string; words: CopyWords }) {
  const [state, setState] = useState<keyof CopyWords>('copy');
  async function copy() {
    const picture = fetch(address).then((response) => (response.ok ? response.blob() : Promise.reject(new Error(String(response.status)))));
    picture.catch(() => undefined);
    // A promise inside, for some browsers allow it only in the very moment of the press.
    const done = await Promise.resolve().then(() => navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })])).then(() => true, () => false);
    setState(done ? 'copied' : 'refused');
  }
  return (
    <>
      <button type="button" className="txt" onClick={copy}>{words[state]}</button>
      <span className="vh" role="status">{state === 'copy' ? '' : words[state]}</span>
    </>
  );
}
