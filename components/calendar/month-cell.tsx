import { useLocale, useTranslations } from 'next-intl';
import { formatDay, monthName, weekdayName } from '@/lib/format';
import { holySaturday } from '@/lib/liturgy/holy-saturday';
import { CalendarLink } from './calendar-link';
import { CelebrationText } from './celebration-text';
import { cellClass } from './cell-class';
import type { NamedDay } from './named-day';
import { OtherCelebration } from './other-celebration';
import { RankText } from './rank-text';
import { isWeekOnly } from './season-label';
import { SeasonText } from './season-text';
import { TodayMark } from './today-mark';

const outline = 'after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-act';

/** Where the name of a season is to be read: at its first day, and where the eye begins, in a table with each week, in a list with the month. */
export interface SeasonBand { begins?: boolean; opensWeek?: boolean; opensMonth?: boolean }

/**
 * One day of a month: number, celebration (the link, which fills the cell), what may be kept instead, colour and rank in words.
 * @param month `YYYY-MM` of the page; days outside it are quieter
 * @param maybeToday whether this may be the reader's day
 * @param band of the season, which runs on from day to day
 */
export function MonthCell({ day, month, maybeToday = false, band = {} }: { day: NamedDay; month: string; maybeToday?: boolean; band?: SeasonBand }) {
  const t = useTranslations('liturgy');
  const calendar = useTranslations('calendar');
  const locale = useLocale();
  const [main, ...others] = day.celebrations;
  const number = Number(day.date.slice(8));
  const isEdge = !day.date.startsWith(month) && (number === 1 || (day.date < month && band.opensWeek));
  return (
    <td role="cell" className={`${cellClass(day, month)} isolate`} data-date={day.date}>
      <span className={['season', band.begins && 'begins', band.opensWeek && 'opens-week', band.opensMonth && 'opens-month'].filter(Boolean).join(' ')}>
        {(band.begins || band.opensWeek || band.opensMonth) && <span>{t(`season.${day.season}`)}</span>}
      </span>
      <span className="dnum">
        <span>{number} <span className="wd">{weekdayName(day.weekday, locale, 'short')}</span></span>
        <span className="keptmark"><span className="vh">{calendar('keptDay')}</span></span>
        {maybeToday && <TodayMark date={day.date} />}
        {isEdge && !maybeToday && <small>{monthName(Number(day.date.slice(5, 7)), locale)}</small>}
      </span>
      <CalendarLink className={`cn no-underline ${outline}`} href={`/calendar/${day.date}`}>
        {isWeekOnly(main.id) ? <SeasonText day={day} /> : <CelebrationText celebration={main} />}
        <span className="vh">, {formatDay(day.date, locale, 'day-month')}</span>
      </CalendarLink>
      {others.map((celebration) => <span key={celebration.id} className="or"><OtherCelebration celebration={celebration} /></span>)}
      {main.id === holySaturday.id && (
        <span className="or">{calendar.rich('massOf', { mass: t('mass.easter-vigil'), name: () => t(`colour.${holySaturday.vigilColour}`) })}</span>
      )}
      <span className="cf">
        {t(`colour.${main.colour}`)}
        {main.rank !== 'weekday' && <> · <RankText celebration={main} season={day.season} /></>}
        {day.holyDay && day.weekday !== 0 && <> · {calendar('holyDayShort')}</>}
      </span>
    </td>
  );
}
