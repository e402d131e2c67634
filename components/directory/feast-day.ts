/** Days a month can have; 29 February is a feast in leap years only. */
const MONTH_DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const MONTHS = ['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november', 'december'];

function monthDay(month: number, day: number): string | undefined {
  const last = MONTH_DAYS[month - 1];
  if (last === undefined || day < 1 || day > last) return undefined;
  return `${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/**
 * The fixed day of a feast as `MM-DD`. The wire does not say how it is written: "10-01", "--10-01", "2026-10-01", "October 1" and "1 October" are read.
 * @returns undefined for movable feasts and whatever else is only text
 */
export function readFeast(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  const digits = /^(?:--|\d{4}-)?(\d{2})-(\d{2})$/.exec(text);
  if (digits) return monthDay(Number(digits[1]), Number(digits[2]));
  const words = /^([a-z]+)\.?\s+(\d{1,2})(?:st|nd|rd|th)?$/i.exec(text) ?? /^(\d{1,2})(?:st|nd|rd|th)?\.?\s+(?:of\s+)?([a-z]+)$/i.exec(text);
  if (!words) return undefined;
  const [name, day] = /^\d/.test(words[1] ?? '') ? [words[2], words[1]] : [words[1], words[2]];
  return monthDay(MONTHS.indexOf((name ?? '').toLowerCase()) + 1, Number(day));
}

const isLeapYear = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/**
 * When a fixed feast is kept next: today or later.
 * @param feast `MM-DD`
 * @param today `YYYY-MM-DD`
 */
export function nextFeast(feast: string, today: string): string {
  let year = Number(today.slice(0, 4));
  while (`${year}-${feast}` < today || (feast === '02-29' && !isLeapYear(year))) year += 1;
  return `${year}-${feast}`;
}
