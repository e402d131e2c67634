import type { RomcalBundleObject } from 'romcal';
import { correctedBundle, withRegionalCalendar } from './calendar-corrections';
import type { CalendarId } from './national-calendars';

/** Languages whose celebration names are romcal's own. */
export type RomcalLocale = 'en' | 'de' | 'fr';

/** Each package is loaded with the first question for its country; the names are written out so that the server's bundler finds them. */
const packages: Record<CalendarId, () => Promise<object>> = {
  general: () => import('@romcal/calendar.general-roman'),
  'united-states': () => import('@romcal/calendar.united-states'),
  germany: () => import('@romcal/calendar.germany'),
  austria: () => import('@romcal/calendar.austria'),
  france: () => import('@romcal/calendar.france'),
  hungary: () => import('@romcal/calendar.hungary'),
  malta: () => import('@romcal/calendar.malta'),
  china: () => import('@romcal/calendar.china'),
  italy: () => import('@romcal/calendar.italy'),
  spain: () => import('@romcal/calendar.spain'),
  poland: () => import('@romcal/calendar.poland'),
  brazil: () => import('@romcal/calendar.brazil'),
  philippines: () => import('@romcal/calendar.philippines'),
  ireland: () => import('@romcal/calendar.ireland'),
  england: () => import('@romcal/calendar.england'),
};

/** A package names its bundles by country and language: `Germany_De`. */
async function packagedBundle(calendar: CalendarId, locale: RomcalLocale): Promise<RomcalBundleObject> {
  const found = Object.entries(await packages[calendar]()).find(([name]) => name.toLowerCase().endsWith(`_${locale}`));
  if (!found) throw new Error(`romcal has no ${calendar} in ${locale}`);
  return found[1] as RomcalBundleObject;
}

/** romcal's definitions of one calendar with names in a language, put right where a country's own law is another (`calendar-corrections.ts`). */
export async function calendarBundle(calendar: CalendarId, locale: RomcalLocale = 'en'): Promise<RomcalBundleObject> {
  const bundle = await packagedBundle(calendar, locale);
  if (calendar === 'general') return bundle;
  if (calendar === 'austria') return withRegionalCalendar(bundle, await calendarBundle('germany', locale));
  return correctedBundle(calendar, bundle);
}
