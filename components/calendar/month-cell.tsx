import { useLocale, useTranslations } from 'next-intl';
import { formatDay, monthName, weekdayName } from '@/lib/format';
import { Link } from '@/lib/i18n/navigation';
import { holySaturday } from '@/lib/liturgy/holy-saturday';
import { CelebrationText } from './celebration-text';
import { cellClass } from './cell-class';
import type { NamedDay } from './named-day';
import { OtherCelebration } from './other-celebration';
import { RankText } from './rank-text';
import { isWeekOnly } from './season-label';
import { SeasonText } from './season-text';
import { TodayMark } from './today-mark';

const outline = 'after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-act';

/**
 * One day of a month: number, celebration (the link, which fills the cell), what may be kept instead, colour and rank in words.
 * @param month `YYYY-MM` of the page; days outside it are quieter
 * @param today whether this is, or may be, the reader's day
 */
export function MonthCell({ day, month, today }: { day: NamedDay; month: string; today?: 'known' | 'candidate' }) {
  const t = useTranslations('liturgy');
  const massOf = useTranslations('calendar');
  const locale = useLocale();
  const [main, ...others] = day.celebrations;
  const number = Number(day.date.slice(8));
  const isEdge = !day.date.startsWith(month) && (number === 1 || day.date < month);
  return (
    <td role="cell" className={`${cellClass(day, month)} isolate`} aria-current={today === 'known' ? 'date' : undefined}>
      <span className="dnum">
        <span>{number} <span className="wd">{weekdayName(day.weekday, locale, 'short')}</span></span>
        {today && <TodayMark date={day.date} known={today === 'known'} />}
        {isEdge && !today && <small>{monthName(Number(day.date.slice(5, 7)), locale)}</small>}
      </span>
      <Link className={`cn no-underline ${outline}`} href={`/calendar/${day.date}`}>
        {isWeekOnly(main.id) ? <SeasonText day={day} /> : <CelebrationText celebration={main} />}
        <span className="vh">, {formatDay(day.date, locale, 'day-month')}</span>
      </Link>
      {others.map((celebration) => <span key={celebration.id} className="or"><OtherCelebration celebration={celebration} /></span>)}
      {main.id === holySaturday.id && (
        <span className="or">{massOf.rich('massOf', { mass: t('mass.easter-vigil'), name: () => t(`colour.${holySaturday.vigilColour}`) })}</span>
      )}
      <span className="cf">
        {t(`colour.${main.colour}`)}
        {main.rank !== 'weekday' && <> · <RankText celebration={main} season={day.season} /></>}
      </span>
    </td>
  );
}
