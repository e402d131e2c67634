import { getLocale, getTranslations } from 'next-intl/server';
import { cookies } from 'next/headers';
import { readerDays } from '@/app/reader-days';
import { CalendarLink } from '@/components/calendar/calendar-link';
import { ChooseCalendar } from '@/components/calendar/choose-calendar';
import { GoToDay } from '@/components/calendar/go-to-day';
import { PastCalendar } from '@/components/calendar/past-calendar';
import { Subscribe } from '@/components/calendar/subscribe';
import { TodayKey } from '@/components/calendar/today-key';
import { YearMonths } from '@/components/calendar/year-months';
import { YearSeasons } from '@/components/calendar/year-seasons';
import { ComputedHere } from '@/components/layout/computed-here';
import { PrintButton } from '@/components/ui/print-button';
import { formatDay } from '@/lib/format';
import { localizedPath } from '@/lib/i18n/language-tag';
import { knownZone } from '@/lib/i18n/reader-zone';
import { isCalendarYear, liturgicalYear } from '@/lib/liturgy/calendar';
import type { CalendarName } from '@/lib/liturgy/calendar-choice';
import { principalOf, seasonsOf } from '@/lib/liturgy/year-at-a-glance';
import { calendarInAddress } from '../calendar-of';
import { calendarTitle } from '../calendar-title';
import { nameDays } from '../name-days';

/** A year at a glance: its seasons, and its principal days month by month. */
export async function YearPage({ year, calendar }: { year: number; calendar: CalendarName }) {
  const [locale, t] = [await getLocale(), await getTranslations('calendar')];
  const neighbours = [year - 1, year + 1].filter(isCalendarYear);
  const days = await liturgicalYear(year, calendar);
  const title = await calendarTitle(calendar);
  const inAddress = await calendarInAddress(calendar);
  return (
    <>
      <header className="calhead">
        <div>
          <p className="rub">{t('title')}</p>
          <h1 className="display mt-0.5">{formatDay(String(year), locale)}</h1>
        </div>
        <span className="grow" />
        <nav className="calctl noprint" aria-label={t('yearsNav')}>
          {neighbours.map((other) => <CalendarLink key={other} className="btn" href={`/calendar/${other}`}>{other}</CalendarLink>)}
          <CalendarLink className="btn" href="/calendar">{t('today')}</CalendarLink>
          <PrintButton className="btn opt">{t('print')}</PrintButton>
        </nav>
      </header>
      <ChooseCalendar calendar={calendar} title={title} path={localizedPath(`/calendar/${year}`, locale)} />
      <PastCalendar year={year} today={(await readerDays()).likely} />
      <TodayKey />
      <YearSeasons seasons={seasonsOf(days)} />
      <YearMonths year={year} days={await nameDays(principalOf(days), locale, calendar)} />
      <ComputedHere details={[title]} />
      <div className="noprint mt-6"><GoToDay action={localizedPath('/calendar', locale)} calendar={inAddress} /></div>
      <Subscribe year={String(year)} calendar={inAddress} timeZone={knownZone((await cookies()).get('tz')?.value)} />
    </>
  );
}
