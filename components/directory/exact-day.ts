/** Whether a value is a day that there was, as `YYYY-MM-DD`: "1924-00-00" and 30 February are none. Before 1582 leap years are the Julian ones. */
export function isExactDay(value: unknown): value is string {
  const [, year = 0, month = 0, day = 0] = typeof value === 'string' ? (/^(\d{4})-(\d{2})-(\d{2})$/.exec(value) ?? []).map(Number) : [];
  if (month < 1 || month > 12) return false;
  return day >= 1 && day <= new Date(Date.UTC(year < 1582 ? 2000 + (year % 4) : year, month, 0)).getUTCDate();
}
