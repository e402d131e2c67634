/** Id of the table of a month, by which scripts find it. */
export const MONTH_TABLE = 'month';

/** The cell of a date, where the month shown has it. */
export function cellOf(date: string): HTMLElement | undefined {
  return document.querySelector<HTMLElement>(`#${MONTH_TABLE} [data-date="${date}"]`) ?? undefined;
}

export const cells = () => [...document.querySelectorAll<HTMLElement>(`#${MONTH_TABLE} [data-date]`)];

/** Puts the focus on a day's link. @returns false where the day is not seen */
export function focusDay(date: string): boolean {
  const link = cellOf(date)?.querySelector('a');
  if (!link?.checkVisibility()) return false;
  link.focus();
  return true;
}
