/** Calendars that can be asked for: the general one and those of some countries, by the names of romcal's packages. */
export const calendarIds = [
  'general', 'united-states', 'germany', 'austria', 'france', 'hungary', 'malta', 'china', 'italy', 'spain', 'poland', 'brazil', 'philippines', 'ireland', 'england',
] as const;

export type CalendarId = (typeof calendarIds)[number];

/** ISO 3166 codes and other usual names of the countries. `GB` is not England's alone: its calendar has the code of the country itself. */
const otherNames: readonly (readonly [string, CalendarId])[] = [
  ['roman', 'general'], ['general-roman', 'general'], ['us', 'united-states'], ['usa', 'united-states'], ['united-states-of-america', 'united-states'],
  ['de', 'germany'], ['at', 'austria'], ['fr', 'france'], ['hu', 'hungary'], ['mt', 'malta'], ['cn', 'china'], ['it', 'italy'], ['es', 'spain'],
  ['pl', 'poland'], ['br', 'brazil'], ['ph', 'philippines'], ['the-philippines', 'philippines'], ['ie', 'ireland'], ['gb-eng', 'england'],
];

const byName: ReadonlyMap<string, CalendarId> = new Map([...calendarIds.map((id) => [id, id] as const), ...otherNames]);

/** The calendar that a name or a country's code means, in any case and with spaces or underscores: `US`, `United States`. Undefined for any other. */
export function calendarIdOf(name: string): CalendarId | undefined {
  return byName.get(name.trim().toLowerCase().replace(/[\s_]+/g, '-'));
}

/** What a country keeps on a Sunday instead of its weekday. `near`: 6 January is kept on the Sunday only when it is a Saturday or a Monday. */
export interface SundaySolemnities {
  epiphany: boolean | 'near';
  ascension: boolean;
  corpusChristi: boolean;
}

const on = (epiphany: SundaySolemnities['epiphany'], ascension: boolean, corpusChristi: boolean): SundaySolemnities => ({ epiphany, ascension, corpusChristi });

/**
 * Usual practice of each country; the packages' own settings are mostly those of the general law. Where dioceses differ
 * (Ascension in the United States, Corpus Christi in Germany), that of the greater number. China: the mainland's, least sure of all.
 */
export const sundaySolemnities: Record<CalendarId, SundaySolemnities> = {
  general: on(false, false, false),
  'united-states': on(true, true, true),
  germany: on(false, false, false),
  austria: on(false, false, false),
  france: on(true, false, true),
  hungary: on(false, true, true),
  malta: on(true, true, true),
  china: on(true, false, true),
  italy: on(false, true, true),
  spain: on(false, true, true),
  poland: on(false, true, false),
  brazil: on(true, true, false),
  philippines: on(true, true, true),
  ireland: on(false, true, true),
  england: on('near', false, true),
};

/** English names, for the line that says which calendar was used. */
export const calendarNames: Record<CalendarId, string> = {
  general: 'General Roman Calendar',
  'united-states': 'Calendar of the United States',
  germany: 'Calendar of Germany',
  austria: 'Calendar of Austria',
  france: 'Calendar of France',
  hungary: 'Calendar of Hungary',
  malta: 'Calendar of Malta',
  china: 'Calendar of China',
  italy: 'Calendar of Italy',
  spain: 'Calendar of Spain',
  poland: 'Calendar of Poland',
  brazil: 'Calendar of Brazil',
  philippines: 'Calendar of the Philippines',
  ireland: 'Calendar of Ireland',
  england: 'Calendar of England',
};
