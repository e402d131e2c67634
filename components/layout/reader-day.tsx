import { Fragment, type ReactNode } from 'react';

export interface DayNode {
  /** YYYY-MM-DD */
  date: string;
  node: ReactNode;
}

/**
 * Shows what belongs to the reader's own day. While the server does not know the reader's zone it sends every date that may be
 * today; the script in the head has written the right one on <html>, and this style shows only that. Nothing in the document is
 * changed, so hydration finds what the server sent. Without scripts the likely day shows; on a day that was not sent, none: a page that was left
 * open for days says nothing rather than yesterday.
 * Ids inside the nodes must differ from day to day.
 * @param days one node for each date
 * @param likely the date to show when none is known
 */
export function ReaderDay({ days, likely }: { days: DayNode[]; likely: string }) {
  if (days.length === 1) return days.map(({ date, node }) => <Fragment key={date}>{node}</Fragment>);
  const shown = days.map(({ date }) => `html[data-today="${date}"] .today-is-${date}`);
  const css = `.today-is{display:none}${[...shown, `html:not([data-today]) .today-is-${likely}`].join(',')}{display:contents}`;
  return (
    <>
      <style dangerouslySetInnerHTML={{ __html: css }} />
      {days.map(({ date, node }) => <div key={date} className={`today-is today-is-${date}`}>{node}</div>)}
    </>
  );
}
