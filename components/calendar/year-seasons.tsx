import { useLocale, useTranslations } from 'next-intl';
import { formatDay } from '@/lib/format';
import type { SeasonSpan } from '@/lib/liturgy/year-at-a-glance';
import { CalendarLink } from './calendar-link';

/** The seasons of a year with their first and last days. */
export function YearSeasons({ seasons }: { seasons: readonly SeasonSpan[] }) {
  const t = useTranslations();
  const locale = useLocale();
  const day = (date: string) => <CalendarLink href={`/calendar/${date}`}>{formatDay(date, locale, 'day-month')}</CalendarLink>;
  return (
    <section className="mb-10" aria-labelledby="seasons">
      <h2 className="rub" id="seasons">{t('calendar.seasonsOfYear')}</h2>
      <dl className="readlist seasons">
        {seasons.map(({ season, from, to }) => (
          <div key={from}><dt>{t(`liturgy.season.${season}`)}</dt><dd>{day(from)} – {day(to)}</dd></div>
        ))}
      </dl>
    </section>
  );
}
