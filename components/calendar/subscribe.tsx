import { useLocale, useTranslations } from 'next-intl';
import { Disclosure } from '@/components/ui/disclosure';
import { formatDay } from '@/lib/format';
import { localizedPath } from '@/lib/i18n/language-tag';
import { inCalendar } from './in-calendar';

/**
 * Files for calendar programs and feed readers.
 * @param month `YYYY-MM` of the page, `year` alone on a year's
 * @param calendar of the page, where it is not the general one
 * @param timeZone IANA name by which the feed begins a day, where it is known
 */
export function Subscribe({ month, year, calendar, timeZone }: { month?: string; year: string; calendar?: string; timeZone?: string }) {
  const t = useTranslations('calendar');
  const locale = useLocale();
  const href = (file: string) => inCalendar(localizedPath(`/calendar/${file}`, locale), calendar);
  const feed = `feed.xml${timeZone ? `?tz=${encodeURIComponent(timeZone)}` : ''}`;
  return (
    <div className="noprint">
      <Disclosure summary={t('subscribe')}>
        <p className="meta max-w-read">{t('subscribeLead')}</p>
        <ul className="plain mt-2 max-w-read">
          {month && <li><a href={href(`${month}.ics`)}>{t('files.month', { month: formatDay(month, locale) })}</a></li>}
          <li><a href={href(`${year}.ics`)}>{t('files.year', { year })}</a></li>
          <li><a href={href(feed)} type="application/atom+xml">{t('files.feed')}</a></li>
        </ul>
      </Disclosure>
    </div>
  );
}
