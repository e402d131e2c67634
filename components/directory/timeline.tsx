import { useLocale, useTranslations } from 'next-intl';
import { formatDay } from '@/lib/format';
import type { Profile } from './directory-kind';
import { factLabel } from './field-label';
import type { TimelineEvent } from './read-timeline';

/** A life, or the history of a see, by its dates. */
export function Timeline({ events, profile, label, lang }: { events: TimelineEvent[]; profile: Profile; label: string; lang?: string }) {
  const [t, fields, terms, locale] = [useTranslations('directory'), useTranslations('fields'), useTranslations('terms'), useLocale()];
  return (
    <ol className="timeline" aria-label={label}>
      {events.map(({ date, label: key, words, age }, index) => (
        <li key={index}>
          <span className="when">{formatDay(date, locale)}</span>
          <span>
            {key ? factLabel({ fields, terms, locale }, key, profile) : <span lang={lang} dir="auto">{words}</span>}
            {age !== undefined && <small>{t('atAge', { age })}</small>}
          </span>
        </li>
      ))}
    </ol>
  );
}
