/** The reader's own date by the clock of the browser, `YYYY-MM-DD`. In the browser only. */
export function readerToday(now: Date = new Date()): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
