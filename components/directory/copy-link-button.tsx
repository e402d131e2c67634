'use client';

import { useState } from 'react';

/** Copies an address of ours as an absolute one. Where the browser refuses the clipboard, it shows the address to be copied by hand. */
export function CopyLinkButton({ path, words }: { path: string; words: { copy: string; copied: string } }) {
  const [isCopied, setIsCopied] = useState(false);
  async function copy() {
    const address = new URL(path, window.location.href).href;
    const done = await navigator.clipboard?.writeText(address).then(() => true, () => false);
    if (done) setIsCopied(true);
    else window.prompt(words.copy, address);
  }
  return (
    <>
      <button type="button" className="btn" onClick={copy}>{isCopied ? words.copied : words.copy}</button>
      <span className="vh" role="status">{isCopied ? words.copied : ''}</span>
    </>
  );
}
