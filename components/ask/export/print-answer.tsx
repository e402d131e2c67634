'use client';

import { useTranslations } from 'next-intl';
import { printTurns } from './print-turns';

/** Prints one answer with its sources. @param id of the turn's article */
export function PrintAnswer({ id }: { id: string }) {
  const t = useTranslations('export');
  return <button type="button" onClick={() => printTurns(id)}>{t('print')}</button>;
}
