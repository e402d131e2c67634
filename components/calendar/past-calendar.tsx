import { useTranslations } from 'next-intl';

/**
 * That a year gone by is computed by the calendar of today: saints and feasts have been added and moved since. Nothing for this year and those to come.
 * @param today `YYYY-MM-DD`
 */
export function PastCalendar({ year, today }: { year: number; today: string }) {
  const t = useTranslations('calendar');
  return year < Number(today.slice(0, 4)) ? <p className="meta max-w-read">{t('pastYear', { year: String(year) })}</p> : null;
}
