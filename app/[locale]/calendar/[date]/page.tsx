import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { pageMetadata } from '@/app/page-metadata';
import { inCalendar } from '@/components/calendar/in-calendar';
import { UnreadAddress } from '@/components/layout/unread-address';
import { OfflineCopy } from '@/components/offline/offline-copy';
import { formatDay } from '@/lib/format';
import { labelled } from '@/lib/i18n/labelled';
import { localizedPath } from '@/lib/i18n/language-tag';
import { liturgicalDay } from '@/lib/liturgy/calendar';
import { readCalendarAddress } from '../calendar-address';
import { askedCalendar, calendarOf, firstOf, unreadOf, type SearchParams } from '../calendar-of';
import { calendarTitle } from '../calendar-title';
import { dayTitle } from '../day-title';
import { nameDay } from '../name-days';
import { DayPage } from './day-page';
import { MonthPage } from './month-page';
import { YearPage } from './year-page';

type Props = { params: Promise<{ date: string }>; searchParams: Promise<SearchParams> };

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const { date } = await params;
  const [locale, t] = [await getLocale(), await getTranslations('calendar')];
  const address = readCalendarAddress(date);
  if (!address) return {};
  const calendar = askedCalendar(await searchParams) ?? 'general';
  const written = formatDay(date, locale, 'full');
  const title = address.kind === 'day' ? labelled(written, await dayTitle(await nameDay(await liturgicalDay(date, calendar), locale, calendar)), locale) : labelled(t('title'), written, locale);
  const inAddress = calendar === 'general' ? undefined : calendar;
  // Copies of one day in several calendars are told apart by their titles.
  const metadata = pageMetadata({ locale, path: inCalendar(`/calendar/${date}`, inAddress), title: inAddress ? `${title} – ${await calendarTitle(calendar)}` : title, description: t('lead') });
  const feed = { url: inCalendar(localizedPath('/calendar/feed.xml', locale), inAddress), title: t('files.feedTitle') };
  return { ...metadata, alternates: { ...metadata.alternates, types: { 'application/atom+xml': [feed] } } };
}

/** A year, a month or a day. What is none of them answers 404; most of those the proxy has answered before. */
export default async function CalendarDatePage({ params, searchParams }: Props) {
  const { date } = await params;
  const address = readCalendarAddress(date);
  if (!address) notFound();
  const parameters = await searchParams;
  const calendar = await calendarOf(`/calendar/${date}`, parameters);
  const { of, mass, read, view } = parameters;
  return (
    <>
      <UnreadAddress names={unreadOf(parameters)} />
      {address.kind !== 'day' && <OfflineCopy />}
      {address.kind === 'year' && <YearPage year={address.year} calendar={calendar} />}
      {address.kind === 'month' && <MonthPage year={address.year} month={address.month} calendar={calendar} />}
      {address.kind === 'day' && <DayPage date={address.date} calendar={calendar} asked={{ of: firstOf(of), mass: firstOf(mass), read: firstOf(read), view: firstOf(view) }} />}
    </>
  );
}
