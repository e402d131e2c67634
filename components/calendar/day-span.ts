import { formatDay, monthName } from '@/lib/format';
import type { Locale } from '@/lib/i18n/routing';

interface Span {
  /** Of one month: its days, and the last as a date without its year. */
  inMonth(first: number, last: number, month: string, end: string): string;
  across(start: string, end: string): string;
}

const nb = '\u00A0';

const spans: Record<Locale, Span> = {
  en: { inMonth: (first, _, __, end) => `${first} to ${end}`, across: (start, end) => `${start} to ${end}` },
  de: { inMonth: (first, _, __, end) => `${first}. bis ${end}`, across: (start, end) => `${start} bis ${end}` },
  fr: { inMonth: (first, _, __, end) => `du ${first === 1 ? '1er' : first} au ${end}`, across: (start, end) => `du ${start} au ${end}` },
  hu: { inMonth: (first, last, month) => `${month}${nb}${first}–${last}.`, across: (start, end) => `${start} – ${end}` },
  zh: { inMonth: (first, last, month) => `${month}${first}日至${last}日`, across: (start, end) => `${start}至${end}` },
  mt: { inMonth: (first, _, __, end) => `${first}–${end}`, across: (start, end) => `${start} – ${end}` },
};

const dayOf = (date: string) => Number(date.slice(8));

/** "1 to 7 December", "28 November to 4 December"; one day alone. @param first `YYYY-MM-DD` @param last `YYYY-MM-DD`, not before the first */
export function daySpan(first: string, last: string, locale: Locale): string {
  const [start, end] = [first, last].map((date) => formatDay(date, locale, 'day-month')) as [string, string];
  if (first === last) return end;
  if (first.slice(0, 7) !== last.slice(0, 7)) return spans[locale].across(start, end);
  return spans[locale].inMonth(dayOf(first), dayOf(last), monthName(Number(first.slice(5, 7)), locale), end);
}
