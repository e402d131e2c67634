import type { ReactNode } from 'react';
import { useLocale, useTimeZone, useTranslations } from 'next-intl';
import { Provenance } from '@/components/ui/provenance';
import { formatInstant } from '@/lib/format';
import type { ExportedTurn } from '../export/exported-turn';

/** Who gave an answer and when it was read; it was not asked for anew. */
export function KeptBy({ agent, readAt, readAs, task, actions }: Pick<ExportedTurn, 'agent' | 'readAt'> & { readAs?: string; task?: string; actions: ReactNode }) {
  const t = useTranslations('provenance');
  const [locale, zone] = [useLocale(), useTimeZone()];
  const read = <time key="read" dateTime={readAt}>{readAs ?? t('readAt', { time: formatInstant(readAt, locale, zone) })}</time>;
  const number = task && !agent.builtIn && <span key="task">{t.rich('task', { id: () => <code className="wrap-anywhere">{task}</code> })}</span>;
  return <Provenance owner={agent.builtIn ? t('builtIn') : agent.name} details={[read, number]} actions={actions} />;
}
