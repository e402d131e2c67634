'use client';

import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useTranslations } from 'next-intl';
import { useConversationTurns, type PageTurn } from './conversation-turns';

/**
 * A dialog about one answer or the whole conversation; which of them, the reader says in it. It stands outside of the line it is opened from,
 * whose buttons look like words.
 * @param id of the turn's article it was opened from
 * @param children drawn with the turns that are meant
 */
export function TurnsDialog({ id, title, close, children }: { id: string; title: string; close: () => void; children: (turns: readonly PageTurn[]) => ReactNode }) {
  const t = useTranslations('export');
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const all = useConversationTurns();
  const [isWhole, setWhole] = useState(false);
  const chosen = isWhole ? all : all.filter((one) => one.id === id);

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);

  return createPortal(
    <dialog
      ref={dialog} aria-labelledby={heading} onClose={close} onClick={(event) => event.target === dialog.current && dialog.current.close()}
      className="dialog m-auto w-[min(30rem,calc(100vw-2rem))] text-ink backdrop:bg-[rgb(0_0_0/.4)] print:hidden"
    >
      <h2 className="font-serif text-[1.3125rem]" id={heading}>{title}</h2>
      {all.length > 1 && (
        <fieldset className="mt-3 border-0 p-0">
          <legend className="vh">{t('scope')}</legend>
          {[false, true].map((whole) => (
            <label key={String(whole)} className="flex min-h-11 items-center gap-2">
              <input type="radio" name={heading} checked={isWhole === whole} onChange={() => setWhole(whole)} />
              {whole ? t('whole', { count: all.length }) : t('one')}
            </label>
          ))}
        </fieldset>
      )}
      {children(chosen)}
      <p className="acts"><button type="button" className="btn" onClick={() => dialog.current?.close()}>{t('close')}</button></p>
    </dialog>,
    document.body,
  );
}
