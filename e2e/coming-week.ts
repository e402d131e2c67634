/** Seven days from today on in Rome, where the browser of the tests is, `YYYY-MM-DD`. */
export function comingWeek(): string[] {
  const date = (timeZone: string, at: number) => new Intl.DateTimeFormat('en-CA', { timeZone }).format(at);
  // Noons, which a change of the clock leaves in their day.
  const noon = Date.parse(`${date('Europe/Rome', Date.now())}T12:00:00Z`);
  return Array.from({ length: 7 }, (_, index) => date('UTC', noon + index * 86_400_000));
}
