import { useLocale, useTranslations } from 'next-intl';
import { formatDay, weekdayName } from '@/lib/format';
import { MonthCell, type SeasonBand } from './month-cell';
import { MONTH_TABLE } from './month-table';
import type { NamedDay } from './named-day';
import { weekdayOrder, weekStart } from './week-start';

/**
 * A month as a table of weeks; on a phone the same cells are a list. The roles are written out because a table laid out as a grid
 * loses them in some browsers.
 * @param month `YYYY-MM`
 * @param weeks dates in weeks
 * @param days what is celebrated, by date; dates outside the computed years are empty cells
 * @param todays dates that may be the reader's today while the page is open
 */
export function MonthGrid(props: { month: string; weeks: string[][]; days: ReadonlyMap<string, NamedDay>; todays: string[] }) {
  const { month, weeks, days, todays } = props;
  const t = useTranslations('calendar');
  const locale = useLocale();
  const shown = weeks.flat();
  const bandOf = (date: string, day: NamedDay): SeasonBand => {
    const index = shown.indexOf(date);
    const before = days.get(shown[index - 1] ?? '');
    return { begins: before !== undefined && before.season !== day.season, opensWeek: index % 7 === 0, opensMonth: date === `${month}-01` };
  };
  return (
    <table role="table" className="cal" id={MONTH_TABLE} aria-label={t('monthTable', { month: formatDay(month, locale) })}>
      {/* As a list the days name their weekday themselves. */}
      <thead role="rowgroup" className="[display:contents] [@media_screen_and_(max-width:56rem)]:hidden">
        <tr role="row" className="[display:contents]">
          {weekdayOrder(weekStart[locale]).map((weekday) => (
            <th key={weekday} role="columnheader" scope="col" className="dow text-start">{weekdayName(weekday, locale)}</th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="[display:contents]">
        {weeks.map((week) => (
          <tr key={week[0]} role="row" className="[display:contents]">
            {week.map((date) => {
              const day = days.get(date);
              return day
                ? <MonthCell key={date} day={day} month={month} maybeToday={todays.includes(date)} band={bandOf(date, day)} />
                : <td key={date} role="cell" className="cell out" />;
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
