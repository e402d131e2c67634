import { useTranslations } from 'next-intl';

/**
 * The word "Today" and the frame of a cell.
 * @param known false while the reader's zone is unknown: then every candidate carries the mark, and the script and style of the
 * frame (components/layout/reader-day.tsx) show the one of the reader's own date; without scripts none, since a wrong one would be worse
 */
export function TodayMark({ date, known }: { date: string; known: boolean }) {
  const t = useTranslations('calendar');
  const frame = 'absolute inset-0 -z-10 bg-raised shadow-[inset_0_0_0_2px_var(--ink)]';
  if (known) {
    return (
      <>
        <span className={frame} aria-hidden="true" />
        <small>{t('today')}</small>
      </>
    );
  }
  return (
    <span className={`today-is today-is-${date}`}>
      <span className={`hidden [html[data-today]_&]:block ${frame}`} aria-hidden="true" />
      <small className="hidden [html[data-today]_&]:inline">{t('today')}</small>
    </span>
  );
}
