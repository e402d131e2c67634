'use client';

import { useId, useRef } from 'react';

/**
 * A button whose deed is asked about once before it is done, in a dialog that Escape leaves as it was.
 * @param words the question, what follows from it, and the two answers
 */
export function AskingButton({ label, act, words }: { label: string; act: () => Promise<void>; words: { title: string; text: string; yes: string; no: string } }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  return (
    <>
      <button type="button" className="txt" aria-haspopup="dialog" onClick={() => dialog.current?.showModal()}>{label}</button>
      <dialog
        ref={dialog} aria-labelledby={heading} onClick={(event) => event.target === dialog.current && dialog.current.close()}
        className="dialog m-auto w-[min(30rem,calc(100vw-2rem))] text-ink backdrop:bg-[rgb(0_0_0/.4)] print:hidden"
      >
        <h2 className="font-serif text-[1.3125rem]" id={heading}>{words.title}</h2>
        <p className="mt-3">{words.text}</p>
        <p className="acts">
          <button type="button" className="btn" autoFocus onClick={() => dialog.current?.close()}>{words.no}</button>
          <button
            type="button" className="btn"
            onClick={() => {
              dialog.current?.close();
              void act();
            }}
          >
            {words.yes}
          </button>
        </p>
      </dialog>
    </>
  );
}
