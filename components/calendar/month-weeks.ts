import { addDays, daysInMonth, plainDate, weekdayOf } from '@/lib/liturgy/plain-date';

/**
 * The dates of a month in whole weeks, filled up with days of its neighbours.
 * @param month 1 to 12
 * @param start first day of the week, 0 Sunday or 1 Monday
 * @returns four to six weeks of seven `YYYY-MM-DD`; empty for a month that does not exist
 */
export function monthWeeks(year: number, month: number, start: 0 | 1): string[][] {
  const first = plainDate(year, month, 1);
  if (!first) return [];
  const before = (weekdayOf(first) - start + 7) % 7;
  const weeks = Math.ceil((before + daysInMonth(year, month)) / 7);
  return Array.from({ length: weeks }, (_, week) => Array.from({ length: 7 }, (_, day) => addDays(first, week * 7 + day - before)));
}
