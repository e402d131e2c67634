import type { RomcalBundleObject } from 'romcal';
import { correctedBundle, withRegionalCalendar } from './calendar-corrections';
import type { CalendarId } from './national-calendars';

/** Each package is loaded with the first question for its country; the names are written out so that the server's bundler finds them. */
const bundles: Record<CalendarId, () => Promise<RomcalBundleObject>> = {
  general: async () => (await import('@romcal/calendar.general-roman')).GeneralRoman_En,
  'united-states': async () => (await import('@romcal/calendar.united-states')).UnitedStates_En,
  germany: async () => (await import('@romcal/calendar.germany')).Germany_En,
  austria: async () => (await import('@romcal/calendar.austria')).Austria_En,
  france: async () => (await import('@romcal/calendar.france')).France_En,
  hungary: async () => (await import('@romcal/calendar.hungary')).Hungary_En,
  malta: async () => (await import('@romcal/calendar.malta')).Malta_En,
  china: async () => (await import('@romcal/calendar.china')).China_En,
  italy: async () => (await import('@romcal/calendar.italy')).Italy_En,
  spain: async () => (await import('@romcal/calendar.spain')).Spain_En,
  poland: async () => (await import('@romcal/calendar.poland')).Poland_En,
  brazil: async () => (await import('@romcal/calendar.brazil')).Brazil_En,
  philippines: async () => (await import('@romcal/calendar.philippines')).Philippines_En,
  ireland: async () => (await import('@romcal/calendar.ireland')).Ireland_En,
  england: async () => (await import('@romcal/calendar.england')).England_En,
};

/** romcal's definitions of one calendar with English names, put right where a country's own law is another (`calendar-corrections.ts`). */
export async function calendarBundle(calendar: CalendarId): Promise<RomcalBundleObject> {
  const bundle = await bundles[calendar]();
  if (calendar === 'general') return bundle;
  if (calendar === 'austria') return withRegionalCalendar(bundle, await calendarBundle('germany'));
  return correctedBundle(calendar, bundle);
}
