import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { CallCost } from '@/app/call-cost';
import { pageMetadata } from '@/app/page-metadata';
import { readerDays } from '@/app/reader-days';
import { CandidateDays } from '@/components/calendar/candidate-days';
import { ChooseCalendar } from '@/components/calendar/choose-calendar';
import { GoToDay } from '@/components/calendar/go-to-day';
import { NoDay } from '@/components/calendar/no-day';
import { ToToday } from '@/components/calendar/to-today';
import { UnreadAddress } from '@/components/layout/unread-address';
import { PlainList } from '@/components/ui/plain-list';
import { formatDay } from '@/lib/format';
import { CalendarLink } from '@/components/calendar/calendar-link';
import { inCalendar } from '@/components/calendar/in-calendar';
import { localizedPath } from '@/lib/i18n/language-tag';
import { redirect } from '@/lib/i18n/navigation';
import { liturgicalDay } from '@/lib/liturgy/calendar';
import { liturgyLocales } from '@/lib/liturgy/locale';
import { whyNoDay } from '@/lib/liturgy/why-no-day';
import { readCalendarAddress } from './calendar-address';
import { calendarInAddress, calendarOf, firstOf, unreadOf, type SearchParams } from './calendar-of';
import { calendarTitle } from './calendar-title';
import { findDays } from './find-day';
import { nameDays } from './name-days';

type Props = { searchParams: Promise<SearchParams> };

export async function generateMetadata(): Promise<Metadata> {
  const [locale, t] = [await getLocale(), await getTranslations('calendar')];
  return pageMetadata({ locale, path: '/calendar', title: t('title'), description: t('lead') });
}

/**
 * The way to a day. `?date=` leads to the day it means; without it the reader's own today, where the time zone is known.
 * Where it is not, a script leads on; without scripts the two or three days that it may be are offered: the server's day is nobody's.
 */
export default async function CalendarPage({ searchParams }: Props) {
  const [locale, t] = [await getLocale(), await getTranslations('calendar')];
  const parameters = await searchParams;
  const calendar = await calendarOf('/calendar', parameters);
  const inAddress = await calendarInAddress(calendar);
  const asked = firstOf(parameters.date)?.trim() ?? '';
  const { days, likely, alsoTomorrow } = await readerDays();
  const [today] = days;
  if (!asked && today && days.length === 1) redirect({ href: inCalendar(`/calendar/${today.date}`, inAddress), locale });
  const todays = days.map((day) => day.date);
  const found = asked ? await findDays(asked, todays, locale, calendar) : [];
  const [only] = found;
  if (only && found.length === 1) {
    // The day says how words were understood.
    const read = readCalendarAddress(asked) || readCalendarAddress(only)?.kind !== 'day' ? '' : `?read=${encodeURIComponent(asked)}`;
    redirect({ href: inCalendar(`/calendar/${only}${read}`, inAddress), locale });
  }
  // Computed in the calendar of the address, which need not be the reader's own.
  const candidates = await nameDays(await Promise.all(alsoTomorrow.map(({ date }) => liturgicalDay(date, calendar))), locale, calendar);
  return (
    <>
      <header className="pagehead">
        <h1 className="display">{t('title')}</h1>
        <p className="muted mt-2 max-w-read">{t('lead')}</p>
      </header>
      <UnreadAddress names={unreadOf(parameters)} />
      {!asked && <ToToday dates={todays} />}
      {found.length > 1 && (
        <section className="my-6 max-w-read">
          <p>{t('dependsOnDay', { asked })}</p>
          <PlainList items={found.map((day) => ({ key: day, name: formatDay(day, locale, 'full'), href: inCalendar(`/calendar/${day}`, inAddress) }))} />
        </section>
      )}
      {asked && found.length === 0 && <NoDay asked={asked} reason={await whyNoDay(asked, { today: likely, locales: [locale, ...liturgyLocales.filter((other) => other !== locale)], calendar })} />}
      <CandidateDays days={candidates.slice(0, days.length)} alsoTomorrow={candidates} likely={likely} calendar={inAddress} />
      <div className="my-6"><GoToDay action={localizedPath('/calendar', locale)} value={asked} calendar={inAddress} /><CallCost /></div>
      <p className="flex flex-wrap gap-x-6">
        {[likely.slice(0, 7), likely.slice(0, 4)].map((part) => <CalendarLink key={part} className="txt" href={`/calendar/${part}`}>{formatDay(part, locale)}</CalendarLink>)}
      </p>
      <ChooseCalendar calendar={calendar} title={await calendarTitle(calendar)} path={localizedPath('/calendar', locale)} />
    </>
  );
}
