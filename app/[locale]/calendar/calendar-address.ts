import { isCalendarYear } from '@/lib/liturgy/calendar';
import { isPlainDate } from '@/lib/liturgy/plain-date';

/** What the last part of an address under /calendar names. */
export type CalendarAddress =
  | { kind: 'year'; year: number }
  | { kind: 'month'; year: number; month: number }
  | { kind: 'day'; date: string };

/**
 * Reads `2026`, `2026-03` or `2026-03-19`.
 * @returns undefined for other forms, for what does not exist (2026-13, 2026-02-30) and for years that are not computed
 */
export function readCalendarAddress(text: string): CalendarAddress | undefined {
  const [, year = '', month, day] = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/.exec(text) ?? [];
  if (!isCalendarYear(Number(year)) || year === '' || !isPlainDate(`${year}-${month ?? '01'}-${day ?? '01'}`)) return undefined;
  if (day !== undefined) return { kind: 'day', date: text };
  if (month !== undefined) return { kind: 'month', year: Number(year), month: Number(month) };
  return { kind: 'year', year: Number(year) };
}

/** `YYYY-MM` of the month `step` months away, where the calendar computes it. */
export function neighbourMonth(year: number, month: number, step: 1 | -1): string | undefined {
  const index = year * 12 + month - 1 + step;
  const to = Math.floor(index / 12);
  return isCalendarYear(to) ? `${to}-${String((index % 12) + 1).padStart(2, '0')}` : undefined;
}
