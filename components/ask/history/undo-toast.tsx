'use client';

import { useEffect, useState } from 'react';
import { useTranslations } from 'next-intl';
import type { Deleted } from './change-history';

/** So long a deletion can be taken back; not while the pointer or the focus is on the toast. */
const SHOWN_MS = 12_000;

/** Says that something was deleted, with the way to bring it back. */
export function UndoToast({ deleted, close }: { deleted: Deleted | undefined; close: () => void }) {
  const t = useTranslations('history');
  const [isHeld, setHeld] = useState(false);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (!deleted || isHeld) return;
    const timer = setTimeout(close, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [deleted, isHeld, close]);

  async function undo() {
    if (!deleted) return;
    try {
      await (await import('./change-history')).restoreConversations(deleted);
      setHeld(false);
      setFailed(false);
      close();
    } catch {
      setFailed(true);
    }
  }

  const hold = { onPointerEnter: () => setHeld(true), onPointerLeave: () => setHeld(false), onFocus: () => setHeld(true), onBlur: () => setHeld(false) };
  return (
    <div className="undo noprint" role="status">
      {deleted && deleted.conversations.length > 0 && (
        <div className="toast" {...hold}>
          <span>{failed ? t('failed') : t('deleted', { count: deleted.conversations.length })}</span>
          <button type="button" onClick={() => void undo()}>{t('undo')}</button>
        </div>
      )}
    </div>
  );
}
