'use client';

import dynamic from 'next/dynamic';
import { useRef, useState } from 'react';
import { useTranslations } from 'next-intl';
import { useConversationTurns } from './conversation-turns';

const SaveDialog = dynamic(() => import('./save-dialog').then((loaded) => loaded.SaveDialog));
const ShareDialog = dynamic(() => import('../share/share-dialog').then((loaded) => loaded.ShareDialog));

/** A button that opens what can be done with an answer; the dialog is fetched when it is first opened. @param id of the turn's article */
export function OpenDialog({ id, kind }: { id: string; kind: 'save' | 'share' }) {
  const t = useTranslations('export');
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const hasTurn = useConversationTurns().some((one) => one.id === id);
  if (!hasTurn) return null;
  function close() {
    setOpen(false);
    button.current?.focus();
  }
  const Dialog = kind === 'save' ? SaveDialog : ShareDialog;
  return (
    <>
      <button ref={button} type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>{t(kind)}</button>
      {isOpen && <Dialog id={id} close={close} />}
    </>
  );
}
