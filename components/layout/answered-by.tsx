import { useLocale, useNow, useTimeZone, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Provenance } from '@/components/ui/provenance';
import { formatAge, formatInstant } from '@/lib/format';
import type { Provenance as Answered } from '@/lib/skills/outcome';
import { CallDetails } from './call-details';
import { ReadForm } from './read-form';

/** Younger than anybody would count. */
const isJustNow = (readAt: string, now: Date) => now.getTime() - Date.parse(readAt) < 10_000;

/**
 * The provenance line of a block of facts: who answered; for a remote agent when, and a way to ask it again, at the price that is named.
 * @param details text beside the owner, e.g. the calendar or the translation
 * @param again false where the same answer has its way to ask again elsewhere on the page
 */
export function AnsweredBy(props: { provenance: Answered; details?: ReactNode[]; actions?: ReactNode; again?: boolean }) {
  const { provenance, details = [], actions, again = true } = props;
  const t = useTranslations('provenance');
  const { agent, asked, cache, exchange, readAt } = provenance;
  const builtIn = agent.kind === 'built-in';
  const [locale, zone, now] = [useLocale(), useTimeZone(), useNow()];
  const exactly = formatInstant(readAt, locale, zone);
  const read = builtIn ? [] : [
    <time key="read" dateTime={readAt} title={exactly}>
      <span className="noprint">{cache === 'none' || isJustNow(readAt, now) ? t('readNow') : t('read', { age: formatAge(readAt, now, locale) })}</span>
      <span className="onlyprint">{t('readAt', { time: exactly })}</span>
    </time>,
  ];
  const refresh = again && asked && asked.skill !== 'catholic_qa' && (
    <ReadForm asked={asked} label={t('refresh')} busy={t('asking')} left={asked.calls && t('callsLeft', asked.calls)} failed={t('notRefreshed')} usedUp={t('usedUp')} />
  );
  return (
    <Provenance
      owner={builtIn ? t('builtIn') : agent.name}
      details={[...details, ...read]}
      actions={[actions, refresh, builtIn || !again ? undefined : <CallDetails key="call" provenance={provenance} />]}
      exchange={exchange} cache={cache}
    />
  );
}
