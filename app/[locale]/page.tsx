import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { AskBox } from '@/components/home/ask-box';
import { Contents } from '@/components/home/contents';
import { Examples } from '@/components/home/examples';
import { OtherDays } from '@/components/home/other-days';
import { Today } from '@/components/home/today';
import { ReaderDay } from '@/components/layout/reader-day';
import { localizedPath } from '@/lib/i18n/language-tag';
import { readingsOf } from '@/lib/liturgy/lectionary';
import { currentAgent } from '@/lib/queries/calls/agent-of-reader';
import { calendarTitle } from './calendar/calendar-title';
import { nameDays } from './calendar/name-days';
import { readingPlaces } from './calendar/reading-views';
import { homeExamples } from './home-examples';
import { CallCost } from '../call-cost';
import { keptCalendar } from '../calendar-choice';
import { pageMetadata } from '../page-metadata';
import { readerDays } from '../reader-days';

export async function generateMetadata(): Promise<Metadata> {
  const [locale, t] = [await getLocale(), await getTranslations('layout')];
  const title = t('siteName');
  return { ...pageMetadata({ locale, path: '/', title, description: t('description') }), title: { absolute: title } };
}

/** The question box, the reader's day, and everything there is. */
export default async function HomePage() {
  const [locale, t] = [await getLocale(), await getTranslations('home')];
  const { days, likely, alsoTomorrow } = await readerDays();
  const calendar = await keptCalendar();
  const linked = (await currentAgent()).kind === 'built-in';
  const title = await calendarTitle(calendar);
  const todays = (await nameDays(alsoTomorrow, locale, calendar)).map((day) => {
    const [mass] = readingsOf(day).masses;
    return { date: day.date, node: <Today day={day} calendar={title} readings={mass ? readingPlaces(mass, day, linked) : []} /> };
  });
  return (
    <div className="home">
      <section>
        <h1 className="display">{t('title')}</h1>
        <AskBox action={localizedPath('/ask', locale)} quotesEnglish={linked && locale !== 'en'} />
        <Examples examples={await homeExamples(locale, likely, linked)} />
      </section>
      <div>
        <ReaderDay days={todays} likely={likely} />
        <OtherDays dates={days.map(({ date }) => date).filter((date) => date !== likely)} />
        <CallCost />
      </div>
      <Contents month={likely.slice(0, 7)} documentHref={linked ? '/documents/lumen-gentium' : '/documents?q=Lumen%20Gentium'} />
    </div>
  );
}
