import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { formatDay } from '@/lib/format';
import { Link } from '@/lib/i18n/navigation';

/** The day before, the month, the day after; a neighbour outside the computed years is left out. Dates are `YYYY-MM-DD`. */
export function DayNav({ date, before, after }: { date: string; before?: string; after?: string }) {
  const t = useTranslations('calendar');
  const locale = useLocale();
  const month = date.slice(0, 7);
  const say = (other: string) => formatDay(other, locale, other.startsWith(month) ? 'weekday-day' : 'day-month');
  return (
    <nav className="daynav noprint" aria-label={t('daysNav')}>
      {before ? <Link href={`/calendar/${before}`} rel="prev"><Icon name="previous" /> {say(before)}</Link> : <span />}
      <Link className="first-letter:uppercase" href={`/calendar/${month}`}>{formatDay(month, locale)}</Link>
      {after ? <Link href={`/calendar/${after}`} rel="next">{say(after)} <Icon name="next" /></Link> : <span />}
    </nav>
  );
}
