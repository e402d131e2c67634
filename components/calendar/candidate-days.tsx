import { useLocale, useTranslations } from 'next-intl';
import { ReaderDay } from '@/components/layout/reader-day';
import { PlainList, type PlainItem } from '@/components/ui/plain-list';
import { formatDay } from '@/lib/format';
import { CelebrationText } from './celebration-text';
import { inCalendar } from './in-calendar';
import type { NamedDay } from './named-day';

/**
 * The way to the reader's today. With scripts the one day of the reader's own clock; without them all that it may be, as a question.
 * @param days one where the reader's zone is known, else two or three
 * @param alsoTomorrow those and the day after them: a page that is left open shows that one from midnight on
 */
export function CandidateDays({ days, alsoTomorrow, likely, calendar }: { days: NamedDay[]; alsoTomorrow: NamedDay[]; likely: string; calendar?: string }) {
  const t = useTranslations('calendar');
  const locale = useLocale();
  const itemOf = (day: NamedDay): PlainItem => ({
    key: day.date,
    name: formatDay(day.date, locale, 'full'),
    href: inCalendar(`/calendar/${day.date}`, calendar),
    detail: <CelebrationText celebration={day.celebrations[0]} />,
  });
  // The heading goes with its day: on a day that was not sent nothing is said.
  const todays = alsoTomorrow.map((day) => ({
    date: day.date,
    node: (
      <section className="my-6 hidden max-w-read [html[data-today]_&]:block">
        <h2 className="rub mb-1">{t('today')}</h2>
        <PlainList items={[itemOf(day)]} />
      </section>
    ),
  }));
  return (
    <>
      <ReaderDay days={todays} likely={likely} />
      <section className="my-6 max-w-read [html[data-today]_&]:hidden">
        <h2 className="rub mb-1">{t('whichDay')}</h2>
        <PlainList items={days.map(itemOf)} />
      </section>
    </>
  );
}
