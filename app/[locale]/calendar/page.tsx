import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { CallCost } from '@/app/call-cost';
import { pageMetadata } from '@/app/page-metadata';
import { readerDays } from '@/app/reader-days';
import { CandidateDays } from '@/components/calendar/candidate-days';
import { GoToDay } from '@/components/calendar/go-to-day';
import { EmptyBlock } from '@/components/ui/empty-block';
import { PlainList } from '@/components/ui/plain-list';
import { TextLink } from '@/components/ui/text-link';
import { formatDay } from '@/lib/format';
import { localizedPath } from '@/lib/i18n/language-tag';
import { redirect } from '@/lib/i18n/navigation';
import { findDays } from './find-day';
import { nameDays } from './name-days';
import { otherOrder } from './other-order';

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata(): Promise<Metadata> {
  const [locale, t] = [await getLocale(), await getTranslations('calendar')];
  return pageMetadata({ locale, path: '/calendar', title: t('title'), description: t('lead') });
}

/**
 * The way to a day. `?date=` leads to the day it means; without it the reader's own today, where the time zone is known.
 * Where it is not, the two or three days that it may be: the server's day is nobody's.
 */
export default async function CalendarPage({ searchParams }: Props) {
  const [locale, t] = [await getLocale(), await getTranslations('calendar')];
  const { date } = await searchParams;
  const asked = (Array.isArray(date) ? date[0] : date)?.trim() ?? '';
  const { days, likely } = await readerDays();
  const [today] = days;
  if (!asked && today && days.length === 1) redirect({ href: `/calendar/${today.date}`, locale });
  const todays = days.map((day) => day.date);
  const found = asked ? await findDays(asked, todays, locale) : [];
  const [only] = found;
  if (only && found.length === 1) {
    // The day says how it was found where the words have a second meaning.
    const query = (await otherOrder(asked, only, todays, locale)) ? { read: asked } : undefined;
    redirect({ href: { pathname: `/calendar/${only}`, query }, locale });
  }
  return (
    <>
      <header className="pagehead">
        <h1 className="display">{t('title')}</h1>
        <p className="muted mt-2 max-w-read">{t('lead')}</p>
      </header>
      {found.length > 1 && (
        <section className="my-6 max-w-read">
          <p>{t('dependsOnDay', { asked })}</p>
          <PlainList items={found.map((day) => ({ key: day, name: formatDay(day, locale, 'full'), href: `/calendar/${day}` }))} />
        </section>
      )}
      {asked && found.length === 0 && <EmptyBlock title={t('noSuchDay', { asked })}>{t('noSuchDayText')}</EmptyBlock>}
      <CandidateDays days={await nameDays(days, locale)} likely={likely} />
      <div className="my-6"><GoToDay action={localizedPath('/calendar', locale)} value={asked} /><CallCost /></div>
      <p className="flex flex-wrap gap-x-6">
        <TextLink href={`/calendar/${likely.slice(0, 7)}`}>{formatDay(likely.slice(0, 7), locale)}</TextLink>
        <TextLink href={`/calendar/${likely.slice(0, 4)}`}>{formatDay(likely.slice(0, 4), locale)}</TextLink>
      </p>
    </>
  );
}
