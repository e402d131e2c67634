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
 */
export function CandidateDays({ days, likely, calendar }: { days: NamedDay[]; likely: string; calendar?: string }) {
  const t = useTranslations('calendar');
  const locale = useLocale();
  const items: PlainItem[] = days.map((day) => ({
    key: day.date,
    name: formatDay(day.date, locale, 'full'),
    href: inCalendar(`/calendar/${day.date}`, calendar),
    detail: <CelebrationText celebration={day.celebrations[0]} />,
  }));
  const one = items.map((item) => ({ date: item.key, node: <PlainList items={[item]} /> }));
  return (
    <>
      <section className="my-6 hidden max-w-read [html[data-today]_&]:block">
        <h2 className="rub mb-1">{t('today')}</h2>
        <ReaderDay days={one} likely={likely} />
      </section>
      <section className="my-6 max-w-read [html[data-today]_&]:hidden">
        <h2 className="rub mb-1">{t('whichDay')}</h2>
        <PlainList items={items} />
      </section>
    </>
  );
}
