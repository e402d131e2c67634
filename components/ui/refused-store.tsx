'use client';

import { useState } from 'react';
import { Notice } from './notice';

/**
 * What the browser keeps cannot be read: refused, no room, or damaged; the last can be mended by a new beginning.
 * @param remove deletes the store whole; rejects where the browser does not do it
 */
export function RefusedStore({ remove, words }: { remove: () => Promise<void>; words: { title: string; text: string; remove: string; failed: string } }) {
  const [failed, setFailed] = useState(false);

  async function deleteEverything() {
    setFailed(false);
    await remove().catch(() => setFailed(true));
  }

  return (
    <>
      <Notice title={words.title} actions={<button type="button" className="btn" onClick={() => void deleteEverything()}>{words.remove}</button>}>
        <p>{words.text}</p>
      </Notice>
      <p role="alert" className="mt-3 text-caution">{failed && words.failed}</p>
    </>
  );
}
