/** Civil dates as plain `YYYY-MM-DD` text: a day has no clock and no zone. */

export interface DateParts {
  year: number;
  /** 1 to 12. */
  month: number;
  /** 1 to 31. */
  day: number;
}

const millisecondsPerDay = 86_400_000;

/** Days in a month of the Gregorian calendar; `month` counts from 1. */
export function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** `YYYY-MM-DD` of a real day, or undefined when the calendar has no such day (30 February, month 13). Years 1000 to 9999. */
export function plainDate(year: number, month: number, day: number): string | undefined {
  if (![year, month, day].every(Number.isInteger) || year < 1000 || year > 9999) return undefined;
  if (month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return undefined;
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** Reads `YYYY-MM-DD`; undefined for any other form and for days that do not exist. */
export function parsePlainDate(text: string): DateParts | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return undefined;
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number];
  return plainDate(year, month, day) ? { year, month, day } : undefined;
}

/** True for the text of a real day in the form `YYYY-MM-DD`. */
export function isPlainDate(text: string): boolean {
  return parsePlainDate(text) !== undefined;
}

function dayNumber(date: string): number {
  const parts = parsePlainDate(date);
  if (!parts) throw new RangeError(`Not a date: ${date}`);
  return Date.UTC(parts.year, parts.month - 1, parts.day) / millisecondsPerDay;
}

/**
 * The date `count` days later (earlier when negative).
 * @throws RangeError when `date` is not a day, or the result lies outside the years 1000 to 9999
 */
export function addDays(date: string, count: number): string {
  const reached = new Date((dayNumber(date) + count) * millisecondsPerDay);
  const found = plainDate(reached.getUTCFullYear(), reached.getUTCMonth() + 1, reached.getUTCDate());
  if (!found) throw new RangeError(`No date ${count} days from ${date}`);
  return found;
}

/**
 * The same day of the month `count` months later (earlier when negative); the last of the month where it is shorter.
 * @throws RangeError when `date` is not a day, or the result lies outside the years 1000 to 9999
 */
export function addMonths(date: string, count: number): string {
  const parts = parsePlainDate(date);
  const months = parts ? parts.year * 12 + parts.month - 1 + count : NaN;
  const [year, month] = [Math.floor(months / 12), (months % 12) + 1];
  const reached = parts && plainDate(year, month, Math.min(parts.day, daysInMonth(year, month)));
  if (!reached) throw new RangeError(`No date ${count} months from ${date}`);
  return reached;
}

/** Whole days from one date to the other; negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return dayNumber(to) - dayNumber(from);
}

/** 0 for Sunday to 6 for Saturday. */
export function weekdayOf(date: string): number {
  return new Date(dayNumber(date) * millisecondsPerDay).getUTCDay();
}
