const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];

/** A day, month or year of the data in English words: "15 May 1891", "May 1891", "1891". No calendar or time zone is involved. */
export function writtenDate(date: string): string {
  const [year, month, day] = date.split('-');
  return [day && String(Number(day)), month && MONTHS[Number(month) - 1], year].filter(Boolean).join(' ');
}
