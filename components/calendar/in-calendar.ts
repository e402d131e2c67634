/**
 * An address of the calendar with the calendar that is to be used there.
 * @param href without language; may have parameters and a fragment
 * @param calendar as the address names it; none leaves `href` as it is
 */
export function inCalendar(href: string, calendar: string | null | undefined): string {
  if (!calendar) return href;
  const [beforeHash = '', hash] = href.split('#');
  const [path = '', query] = beforeHash.split('?');
  const parameters = new URLSearchParams(query);
  parameters.set('calendar', calendar);
  return `${path}?${parameters}${hash === undefined ? '' : `#${hash}`}`;
}
