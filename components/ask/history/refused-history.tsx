'use client';

import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/notice';

/** The history cannot be read: refused, no room, or damaged; the last can be mended by a new beginning. */
export function RefusedHistory() {
  const t = useTranslations('history');
  const [failed, setFailed] = useState(false);

  async function deleteEverything() {
    setFailed(false);
    await import('./change-history').then(({ deleteStore }) => deleteStore()).catch(() => setFailed(true));
  }

  return (
    <>
      <Notice title={t('refused')} actions={<button type="button" className="btn" onClick={() => void deleteEverything()}>{t('deleteStore')}</button>}>
        <p>{t('refusedText')}</p>
      </Notice>
      <p role="alert" className="mt-3 text-caution">{failed && t('failed')}</p>
    </>
  );
}
