import { addDays, daysInMonth, weekdayOf } from '@/lib/liturgy/plain-date';

/** The same day of another month, or that month's last: 31 January leads to 28 February. @param month `YYYY-MM` */
export function sameDayIn(month: string, date: string): string {
  const last = daysInMonth(Number(month.slice(0, 4)), Number(month.slice(5)));
  return `${month}-${String(Math.min(Number(date.slice(8)), last)).padStart(2, '0')}`;
}

/**
 * The day that a key leads to in a month: arrows by day and week, Home and End in the week.
 * @param date `YYYY-MM-DD` that has the focus
 * @param weekStart first day of the week on the page, 0 is Sunday
 * @param rightToLeft the page is set from right to left: arrows follow what is seen
 * @returns undefined for other keys
 */
export function dayOfKey(key: string, date: string, weekStart: 0 | 1, rightToLeft = false): string | undefined {
  const inWeek = (weekdayOf(date) - weekStart + 7) % 7;
  const forward = rightToLeft ? -1 : 1;
  switch (key) {
    case 'ArrowLeft': return addDays(date, -forward);
    case 'ArrowRight': return addDays(date, forward);
    case 'ArrowUp': return addDays(date, -7);
    case 'ArrowDown': return addDays(date, 7);
    case 'Home': return addDays(date, -inWeek);
    case 'End': return addDays(date, 6 - inWeek);
    default: return undefined;
  }
}
