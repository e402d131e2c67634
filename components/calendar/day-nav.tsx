import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { formatDay } from '@/lib/format';
import { CalendarLink } from './calendar-link';

/** The day before, the month, the day after; a neighbour outside the computed years is left out. Dates are `YYYY-MM-DD`. */
export function DayNav({ date, before, after }: { date: string; before?: string; after?: string }) {
  const t = useTranslations('calendar');
  const locale = useLocale();
  const month = date.slice(0, 7);
  const say = (other: string) => formatDay(other, locale, other.startsWith(month) ? 'weekday-day' : 'day-month');
  return (
    <nav className="daynav noprint" aria-label={t('daysNav')}>
      {before ? <CalendarLink href={`/calendar/${before}`} rel="prev"><Icon name="previous" /> {say(before)}</CalendarLink> : <span />}
      <CalendarLink className="first-letter:uppercase" href={`/calendar/${month}`}>{formatDay(month, locale)}</CalendarLink>
      {after ? <CalendarLink href={`/calendar/${after}`} rel="next">{say(after)} <Icon name="next" /></CalendarLink> : <span />}
    </nav>
  );
}
