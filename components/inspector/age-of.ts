/**
 * How long ago an instant is, in the largest unit that says something. Not by `Intl.RelativeTimeFormat`: the drawer is drawn in the browser, and
 * Chromium has no Maltese there.
 * @param iso ISO 8601 instant; one of the future counts as now
 * @param now milliseconds since the epoch
 */
export function ageOf(iso: string, now: number): { unit: 'ageSeconds' | 'ageMinutes' | 'ageHours'; count: number } {
  const seconds = Math.max(0, Math.floor((now - Date.parse(iso)) / 1000)) || 0;
  if (seconds < 60) return { unit: 'ageSeconds', count: seconds };
  return seconds < 3600 ? { unit: 'ageMinutes', count: Math.floor(seconds / 60) } : { unit: 'ageHours', count: Math.floor(seconds / 3600) };
}
