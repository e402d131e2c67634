import { useLocale, useTranslations } from 'next-intl';
import { ComputedHere } from '@/components/layout/computed-here';
import { formatDay } from '@/lib/format';
import { Link } from '@/lib/i18n/navigation';
import type { Season } from '@/lib/liturgy/day';
import { CelebrationText } from './celebration-text';
import type { NamedCelebration } from './named-day';
import { RankText } from './rank-text';

/** A saint's day in one year. */
export interface FeastYear {
  /** `YYYY-MM-DD` on which it is kept, or would be. */
  date: string;
  season: Season;
  /** As which it is kept. */
  celebration?: NamedCelebration;
  movedFrom?: { date: string; by: NamedCelebration };
  givesWayTo?: NamedCelebration;
  /** What the calendar has on the day of a saint whom it does not have. */
  beside?: NamedCelebration;
}

/** When a saint is celebrated, this year and next; each day leads to its page, and what displaces it is named. @param ics address of the calendar file, with its language */
export function FeastDays({ years, calendar, ics }: { years: readonly FeastYear[]; calendar: string; ics?: string }) {
  const t = useTranslations('calendar.feast');
  const locale = useLocale();
  if (years.length === 0) return null;
  return (
    <section className="block mt-10 max-w-read" aria-labelledby="feast-days">
      <h2 className="rub" id="feast-days">{t('title')}</h2>
      <ul className="plain">
        {years.map(({ date, season, celebration, movedFrom, givesWayTo, beside }) => (
          <li key={date}>
            <Link className="n" href={`/calendar/${date}`}>{formatDay(date, locale, 'full')}</Link>
            <span className="s">
              {celebration && <RankText celebration={celebration} season={season} />}
              {movedFrom && <>, {t.rich('moved', { date: formatDay(movedFrom.date, locale, 'day-month'), name: () => <CelebrationText celebration={movedFrom.by} /> })}</>}
              {givesWayTo && t.rich('givesWay', { name: () => <CelebrationText celebration={givesWayTo} /> })}
              {beside && t.rich('notInCalendar', { name: () => <CelebrationText celebration={beside} /> })}
            </span>
          </li>
        ))}
      </ul>
      {ics && <p className="noprint"><a className="txt" href={ics}>{t('ics')}</a></p>}
      <ComputedHere details={[calendar]} />
    </section>
  );
}
