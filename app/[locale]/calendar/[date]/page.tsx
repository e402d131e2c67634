import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { pageMetadata } from '@/app/page-metadata';
import { OfflineCopy } from '@/components/offline/offline-copy';
import { formatDay } from '@/lib/format';
import { liturgicalDay } from '@/lib/liturgy/calendar';
import { readCalendarAddress } from '../calendar-address';
import { dayTitle } from '../day-title';
import { nameDay } from '../name-days';
import { DayPage } from './day-page';
import { MonthPage } from './month-page';
import { YearPage } from './year-page';

type Props = { params: Promise<{ date: string }>; searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { date } = await params;
  const [locale, t] = [await getLocale(), await getTranslations('calendar')];
  const address = readCalendarAddress(date);
  if (!address) return {};
  const written = formatDay(date, locale, 'full');
  const title = address.kind === 'day' ? `${written}: ${await dayTitle(await nameDay(await liturgicalDay(date), locale))}` : `${t('title')}: ${written}`;
  return pageMetadata({ locale, path: `/calendar/${date}`, title, description: t('lead') });
}

/** A year, a month or a day. What is none of them answers 404; most of those the proxy has answered before. */
export default async function CalendarDatePage({ params, searchParams }: Props) {
  const address = readCalendarAddress((await params).date);
  if (!address) notFound();
  if (address.kind === 'year') return <><OfflineCopy /><YearPage year={address.year} /></>;
  if (address.kind === 'month') return <><OfflineCopy /><MonthPage year={address.year} month={address.month} /></>;
  const { mass, read } = await searchParams;
  const first = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);
  return <DayPage date={address.date} mass={first(mass)} read={first(read)} />;
}
