import { cookies } from 'next/headers';
import { getLocale, getTranslations } from 'next-intl/server';
import { CallCost } from '@/app/call-cost';
import { readerDays } from '@/app/reader-days';
import { AlsoPossible } from '@/components/calendar/also-possible';
import { CalendarLink } from '@/components/calendar/calendar-link';
import { CelebrationNav } from '@/components/calendar/celebration-nav';
import { ChooseCalendar } from '@/components/calendar/choose-calendar';
import { chooseMass, massChoice } from '@/components/calendar/choose-mass';
import { dayHref } from '@/components/calendar/day-href';
import { DayHead } from '@/components/calendar/day-head';
import { DayNav } from '@/components/calendar/day-nav';
import { DayTools } from '@/components/calendar/day-tools';
import { EveningMass } from '@/components/calendar/evening-mass';
import { GivesWay } from '@/components/calendar/gives-way';
import { GoToDay } from '@/components/calendar/go-to-day';
import { inCalendar } from '@/components/calendar/in-calendar';
import { KeepWeek } from '@/components/calendar/keep-week';
import { MassNav } from '@/components/calendar/mass-nav';
import { MovedAway } from '@/components/calendar/moved-away';
import { PastCalendar } from '@/components/calendar/past-calendar';
import { ReadAs } from '@/components/calendar/read-as';
import { ReadingViewBar } from '@/components/calendar/reading-view-bar';
import { Subscribe } from '@/components/calendar/subscribe';
import { TodayKey } from '@/components/calendar/today-key';
import { OfflineCopy } from '@/components/offline/offline-copy';
import { localizedPath } from '@/lib/i18n/language-tag';
import { knownZone } from '@/lib/i18n/reader-zone';
import { liturgicalDay } from '@/lib/liturgy/calendar';
import type { CalendarName } from '@/lib/liturgy/calendar-choice';
import { celebratedInstead, massesOf } from '@/lib/liturgy/masses-of';
import { readMartyrology, readReadings } from '../actions';
import { calendarInAddress } from '../calendar-of';
import { calendarTitle } from '../calendar-title';
import { givesWayOn } from '../gives-way-on';
import { nameDay } from '../name-days';
import { easterVigilBefore, movedFrom, neighbourDay, vigilTonight } from '../neighbours';
import { understoodAs } from '../understood-as';
import { weekToKeep } from '../week-to-keep';
import { DayReadings } from './day-readings';
import { DaySaints } from './day-saints';

/** What the address asks of a day, unchecked: a celebration (`?of=`), one of its Masses (`?mass=`), the words that led here (`?read=`), the view (`?view=reading`). */
export interface DayAsked {
  of?: string;
  mass?: string;
  read?: string;
  view?: string;
}

/** One day: what is celebrated (computed), the readings and the saints (asked of the agent). */
export async function DayPage({ date, calendar, asked }: { date: string; calendar: CalendarName; asked: DayAsked }) {
  const [locale, t] = [await getLocale(), await getTranslations('calendar')];
  const day = await nameDay(await liturgicalDay(date, calendar), locale, calendar);
  const isAlone = asked.view === 'reading';
  const [readings, saints, before, after, away] = await Promise.all([
    readReadings({ date }, calendar), readMartyrology({ date }, calendar), neighbourDay(date, -1, calendar), neighbourDay(date, 1, calendar), movedFrom(date, calendar),
  ]);
  const offered = celebratedInstead(day).flatMap(({ id }) => day.celebrations.filter((celebration) => celebration.id === id));
  const celebration = offered.find(({ id }) => id === asked.of) ?? day.celebrations[0];
  const of = celebration === day.celebrations[0] ? undefined : celebration.id;
  const masses = massesOf(day, celebration);
  const mass = chooseMass(masses, asked.mass);
  const choice = massChoice(mass?.key, masses, of);
  const inAddress = await calendarInAddress(calendar);
  const here = inCalendar(dayHref(date, choice), inAddress);
  const shown = (
    <DayReadings day={day} mass={mass} instead={of ? celebration : undefined} offered={offered.flatMap((one) => massesOf(day, one))} outcome={readings} by={calendar} calendar={await calendarTitle(calendar)} here={here} />
  );
  if (isAlone) {
    return (
      <div className="day reading-view">
        <ReadingViewBar date={date} choice={choice} />
        <DayHead day={day} />
        <article>{shown}</article>
      </div>
    );
  }
  const tonight = vigilTonight(after);
  const vigil = easterVigilBefore(day, before);
  const { days, likely } = await readerDays();
  const understood = asked.read && (await understoodAs(asked.read, date, days.map((today) => today.date), locale, calendar));
  const gone = await givesWayOn(day, calendar);
  return (
    <div className="day">
      {readings.kind === 'found' && saints.kind === 'found' && <OfflineCopy />}
      <TodayKey />
      <DayNav date={date} before={before?.date} after={after?.date} />
      {understood && asked.read && <ReadAs asked={asked.read} date={date} {...understood} />}
      <DayHead day={day} />
      <article>
        <ChooseCalendar calendar={calendar} title={await calendarTitle(calendar)} path={localizedPath(`/calendar/${date}`, locale)} />
        <PastCalendar year={Number(date.slice(0, 4))} today={likely} />
        {away && <MovedAway to={await nameDay(away, locale, calendar)} />}
        <CelebrationNav date={date} celebrations={offered} shown={celebration.id} />
        {mass && <MassNav day={day} masses={masses} shown={mass.key} of={of} />}
        {shown}
      </article>
      <aside className="aside">
        <DaySaints day={day} outcome={saints} by={calendar} here={here} />
        <AlsoPossible day={day} />
        <GivesWay celebrations={gone} />
        {tonight && <EveningMass when="thisEvening" day={await nameDay(tonight, locale, calendar)} />}
        {vigil && <EveningMass when="eveBefore" day={await nameDay(vigil, locale, calendar)} />}
        <DayTools date={date} choice={choice} feast={celebration.rank === 'weekday' || celebration.rank === 'sunday' ? undefined : celebration.id} calendar={inAddress} />
        <KeepWeek {...await weekToKeep(locale, inAddress)} />
        <section className="noprint">
          <GoToDay action={localizedPath('/calendar', locale)} value={asked.read} calendar={inAddress} />
          <p className="mt-2"><CalendarLink className="txt" href="/calendar" aria-keyshortcuts="t">{t('today')}</CalendarLink></p>
          <Subscribe year={date.slice(0, 4)} month={date.slice(0, 7)} calendar={inAddress} timeZone={knownZone((await cookies()).get('tz')?.value)} />
        </section>
        <CallCost />
      </aside>
    </div>
  );
}
