import { addDays, daysInMonth, weekdayOf } from '@/lib/liturgy/plain-date';

/** The month a number of months away, `YYYY-MM`. */
function monthAway(date: string, step: number): string {
  const index = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + step;
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
}

/** The same day of the month before or after, or that month's last: 31 January leads to 28 February. */
function sameDay(date: string, step: 1 | -1): string {
  const month = monthAway(date, step);
  const last = daysInMonth(Number(month.slice(0, 4)), Number(month.slice(5)));
  return `${month}-${String(Math.min(Number(date.slice(8)), last)).padStart(2, '0')}`;
}

/**
 * The day that a key leads to in a month: arrows by day and week, Home and End in the week, Page Up and Page Down by month.
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
    case 'PageUp': return sameDay(date, -1);
    case 'PageDown': return sameDay(date, 1);
    default: return undefined;
  }
}
