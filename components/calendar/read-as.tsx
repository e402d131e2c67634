import { useLocale, useTranslations } from 'next-intl';
import { formatDay } from '@/lib/format';
import { CalendarLink } from './calendar-link';

/** How words were understood that led to a day; made by app/[locale]/calendar/understood-as.ts. */
export interface Understood {
  /** A date in figures, and which of its numbers was taken first. */
  order?: 'day' | 'month';
  /** `YYYY-MM-DD`: the other day that may be meant. */
  other?: string;
  /** `YYYY-MM-DD`: the usual date of a celebration that was moved here. */
  movedFrom?: string;
  /** What was named has this date, but a higher day takes it this year. */
  givesWay?: boolean;
}

/** Over a day reached by words: the date that they were understood as, and the way to the other that may be meant. */
export function ReadAs({ asked, date, order, other, movedFrom, givesWay = false }: Understood & { asked: string; date: string }) {
  const t = useTranslations('calendar');
  const locale = useLocale();
  const href = (day: string) => `/calendar/${day}?read=${encodeURIComponent(asked)}`;
  return (
    <p className="notice noprint col-span-full mb-6" role="status">
      {t('understood', { asked, date: formatDay(date, locale, 'full') })}
      {order && <> {t('readAs', { order })}</>}
      {movedFrom && <> {t('understoodMoved', { from: formatDay(movedFrom, locale, 'day-month') })}</>}
      {givesWay && <> {t('understoodGivesWay')}</>}
      {other && <> {t.rich(order ? 'otherOrder' : 'understoodOther', { date: formatDay(other, locale, 'full'), link: (chunks) => <CalendarLink href={href(other)}>{chunks}</CalendarLink> })}</>}
    </p>
  );
}
