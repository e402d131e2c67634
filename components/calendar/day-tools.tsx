import { useLocale, useTranslations } from 'next-intl';
import { CopyButton } from '@/components/ui/copy-button';
import { PrintButton } from '@/components/ui/print-button';
import { localizedPath } from '@/lib/i18n/language-tag';
import { CalendarLink } from './calendar-link';
import { dayHref, type DayChoice } from './day-href';
import { inCalendar } from './in-calendar';

/**
 * What can be done with a day: its address always carries the date.
 * @param choice what of the day the page shows
 * @param feast id of the celebration shown, where that has a day every year
 * @param calendar of the page, where it is not the general one
 */
export function DayTools({ date, choice, feast, calendar }: { date: string; choice: DayChoice; feast?: string; calendar?: string }) {
  const t = useTranslations('calendar');
  const states = useTranslations('states');
  const locale = useLocale();
  const file = (name: string) => inCalendar(localizedPath(`/calendar/${encodeURIComponent(name)}.ics`, locale), calendar);
  return (
    <section className="noprint">
      <h2 className="rub">{t('thisDay')}</h2>
      <ul className="plain">
        <li><CalendarLink className="txt" href={dayHref(date, choice, 'reading')}>{t('onlyReadings')}</CalendarLink></li>
        <li><PrintButton className="txt">{states('print')}</PrintButton></li>
        <li><a className="txt" href={file(date)}>{t('files.day')}</a></li>
        {feast && <li><a className="txt" href={file(`feast-${feast}`)}>{t('files.feast')}</a></li>}
        <li><CopyButton className="txt" words={{ copy: states('copyLink'), copied: states('copied'), refused: states('copyRefused') }} /></li>
      </ul>
    </section>
  );
}
