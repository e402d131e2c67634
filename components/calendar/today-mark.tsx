import { useTranslations } from 'next-intl';

/**
 * The word "Today" and the frame of a cell that may be the reader's day. The script and style of the frame (components/layout/reader-day.tsx) show the
 * one of the reader's own clock, also over midnight and in a kept copy; without scripts none, since a wrong one would be worse.
 */
export function TodayMark({ date }: { date: string }) {
  const t = useTranslations('calendar');
  return (
    <span className={`today-is today-is-${date}`}>
      <span className="frame hidden [html[data-today]_&]:block" aria-hidden="true" />
      <small className="hidden [html[data-today]_&]:inline">{t('today')}</small>
    </span>
  );
}
