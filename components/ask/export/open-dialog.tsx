'use client';

import dynamic from 'next/dynamic';
import { useRef } from 'react';
import { useTranslations } from 'next-intl';
import { useOpening } from '../../ui/use-opening';
import { useConversationTurns } from './conversation-turns';

const SaveDialog = dynamic(() => import('./save-dialog').then((loaded) => loaded.SaveDialog));
const ShareDialog = dynamic(() => import('../share/share-dialog').then((loaded) => loaded.ShareDialog));

/** A button that opens what can be done with an answer; the dialog is fetched when it is first opened. @param id of the turn's article */
export function OpenDialog({ id, kind }: { id: string; kind: 'save' | 'share' }) {
  const t = useTranslations('export');
  const button = useRef<HTMLButtonElement>(null);
  const opening = useOpening();
  const hasTurn = useConversationTurns().some((one) => one.id === id);
  if (!hasTurn) return null;
  function close() {
    opening.close();
    button.current?.focus();
  }
  const Dialog = kind === 'save' ? SaveDialog : ShareDialog;
  return (
    <>
      <button ref={button} type="button" aria-haspopup="dialog" onClick={opening.open}>{t(kind)}</button>
      {opening.key > 0 && <Dialog key={opening.key} id={id} close={close} />}
    </>
  );
}
