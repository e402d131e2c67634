import { getLocale, getTranslations } from 'next-intl/server';
import { cookies } from 'next/headers';
import { CallCost } from '@/app/call-cost';
import { readerDays } from '@/app/reader-days';
import { ChooseCalendar } from '@/components/calendar/choose-calendar';
import { ColourLegend } from '@/components/calendar/colour-legend';
import { GoToDay } from '@/components/calendar/go-to-day';
import { MonthGrid } from '@/components/calendar/month-grid';
import { MonthHead } from '@/components/calendar/month-head';
import { MonthLeaf } from '@/components/calendar/month-leaf';
import { monthWeeks } from '@/components/calendar/month-weeks';
import { PastCalendar } from '@/components/calendar/past-calendar';
import { Subscribe } from '@/components/calendar/subscribe';
import { TodayKey } from '@/components/calendar/today-key';
import { weekStart } from '@/components/calendar/week-start';
import { ComputedHere } from '@/components/layout/computed-here';
import { localizedPath } from '@/lib/i18n/language-tag';
import { knownZone } from '@/lib/i18n/reader-zone';
import { isCalendarYear, liturgicalMonth } from '@/lib/liturgy/calendar';
import type { CalendarName } from '@/lib/liturgy/calendar-choice';
import { neighbourMonth } from '../calendar-address';
import { calendarInAddress } from '../calendar-of';
import { calendarTitle } from '../calendar-title';
import { nameDays } from '../name-days';

/** The month and its two neighbours, whose edges fill the first and the last week. */
async function daysAround(months: (string | undefined)[], calendar: CalendarName) {
  const known = months.filter((month) => month !== undefined).map((month) => month.split('-').map(Number) as [number, number]);
  return (await Promise.all(known.filter(([year]) => isCalendarYear(year)).map(([year, month]) => liturgicalMonth(year, month, calendar)))).flat();
}

/** A month of a calendar, computed here: no agent is asked. */
export async function MonthPage({ year, month, calendar }: { year: number; month: number; calendar: CalendarName }) {
  const [locale, t] = [await getLocale(), await getTranslations('calendar')];
  const name = `${year}-${String(month).padStart(2, '0')}`;
  const neighbours = { before: neighbourMonth(year, month, -1), after: neighbourMonth(year, month, 1) };
  const weeks = monthWeeks(year, month, weekStart[locale]);
  const shown = new Set(weeks.flat());
  const days = await nameDays((await daysAround([neighbours.before, name, neighbours.after], calendar)).filter(({ date }) => shown.has(date)), locale, calendar);
  const { alsoTomorrow, likely } = await readerDays();
  const todays = alsoTomorrow.map(({ date }) => date);
  const title = await calendarTitle(calendar);
  const inAddress = await calendarInAddress(calendar);
  return (
    <>
      <MonthHead month={name} days={days.filter(({ date }) => date.startsWith(name))} neighbours={neighbours} />
      <ChooseCalendar calendar={calendar} title={title} path={localizedPath(`/calendar/${name}`, locale)} />
      <PastCalendar year={year} today={likely} />
      <MonthGrid month={name} weeks={weeks} days={new Map(days.map((day) => [day.date, day]))} todays={todays} />
      <MonthLeaf month={name} neighbours={neighbours} />
      <TodayKey />
      <ColourLegend />
      <p className="keptlegend meta noprint mt-2">{t('keptLegend')}</p>
      <p className="keyshint meta noprint mt-1">{t('keysHint')}</p>
      <ComputedHere details={[title]} />
      <CallCost />
      <div className="noprint mt-6"><GoToDay action={localizedPath('/calendar', locale)} calendar={inAddress} /></div>
      <Subscribe month={name} year={String(year)} calendar={inAddress} timeZone={knownZone((await cookies()).get('tz')?.value)} />
    </>
  );
}
