import { getLocale, getTranslations } from 'next-intl/server';
import { CallCost } from '@/app/call-cost';
import { readerDays } from '@/app/reader-days';
import { ColourLegend } from '@/components/calendar/colour-legend';
import { GoToDay } from '@/components/calendar/go-to-day';
import { MonthGrid } from '@/components/calendar/month-grid';
import { MonthHead } from '@/components/calendar/month-head';
import { monthWeeks } from '@/components/calendar/month-weeks';
import { weekStart } from '@/components/calendar/week-start';
import { ComputedHere } from '@/components/layout/computed-here';
import { localizedPath } from '@/lib/i18n/language-tag';
import { isCalendarYear, liturgicalMonth } from '@/lib/liturgy/calendar';
import { neighbourMonth } from '../calendar-address';
import { nameDays } from '../name-days';

/** The month and its two neighbours, whose edges fill the first and the last week. */
async function daysAround(months: (string | undefined)[]) {
  const known = months.filter((month) => month !== undefined).map((month) => month.split('-').map(Number) as [number, number]);
  return (await Promise.all(known.filter(([year]) => isCalendarYear(year)).map(([year, month]) => liturgicalMonth(year, month)))).flat();
}

/** A month of the General Roman Calendar, computed here: no agent is asked. */
export async function MonthPage({ year, month }: { year: number; month: number }) {
  const [locale, t] = [await getLocale(), await getTranslations('liturgy')];
  const name = `${year}-${String(month).padStart(2, '0')}`;
  const neighbours = { before: neighbourMonth(year, month, -1), after: neighbourMonth(year, month, 1) };
  const weeks = monthWeeks(year, month, weekStart[locale]);
  const shown = new Set(weeks.flat());
  const days = await nameDays((await daysAround([neighbours.before, name, neighbours.after])).filter(({ date }) => shown.has(date)), locale);
  const todays = (await readerDays()).days.map(({ date }) => date);
  return (
    <>
      <MonthHead month={name} days={days.filter(({ date }) => date.startsWith(name))} neighbours={neighbours} />
      <MonthGrid month={name} weeks={weeks} days={new Map(days.map((day) => [day.date, day]))} todays={todays} />
      <ColourLegend />
      <ComputedHere details={[t('calendar')]} />
      <CallCost />
      <div className="noprint mt-6"><GoToDay action={localizedPath('/calendar', locale)} /></div>
    </>
  );
}
