import { calendarIdOf, sundaySolemnities, type CalendarId, type SundaySolemnities } from './national-calendars';

/** The solemnities of which each bishops' conference decides whether they are kept on a Sunday, in the order of the year. */
export const movableToSunday = ['epiphany', 'ascension', 'corpus-christi'] as const;

export type MovableToSunday = (typeof movableToSunday)[number];

/**
 * A calendar as a reader may have it, in writing: `germany` keeps what the country usually keeps on Sundays; `germany.ascension.corpus-christi`
 * keeps just these there, `italy.none` none. Made by `calendarName` and `readCalendarName` only, which write equal choices in one way.
 */
export type CalendarName = CalendarId | `${CalendarId}.${string}`;

/** Which of the three a country usually keeps on Sundays; England's Epiphany, which moves in some years only, is not among them. */
function usualSundays(id: CalendarId): MovableToSunday[] {
  const { epiphany, ascension, corpusChristi } = sundaySolemnities[id];
  const kept = { epiphany: epiphany === true, ascension, 'corpus-christi': corpusChristi };
  return movableToSunday.filter((one) => kept[one]);
}

/** The name of a calendar with these solemnities on Sundays. */
export function calendarName(id: CalendarId, onSunday: readonly MovableToSunday[]): CalendarName {
  const kept = movableToSunday.filter((one) => onSunday.includes(one)).join('.');
  return kept === usualSundays(id).join('.') ? id : `${id}.${kept || 'none'}`;
}

/**
 * Reads a name as an address, a cookie or an agent's metadata has it: also a country's code (`US`), in any case.
 * @returns undefined for what is none
 */
export function readCalendarName(text: string): CalendarName | undefined {
  const [country = '', ...kept] = text.split('.');
  const id = calendarIdOf(country);
  if (!id || kept.length === 0) return id;
  const words = kept.map((word) => word.trim().toLowerCase());
  if (words.length === 1 && words[0] === 'none') return calendarName(id, []);
  const known = words.filter((word): word is MovableToSunday => (movableToSunday as readonly string[]).includes(word));
  return known.length === words.length ? calendarName(id, known) : undefined;
}

/** The general calendar or the country of a name. */
export function countryOf(name: CalendarName): CalendarId {
  return name.split('.')[0] as CalendarId;
}

/** What a calendar keeps on Sundays, as a list for people. */
export function onSundays(name: CalendarName): MovableToSunday[] {
  const [, ...kept] = name.split('.');
  return kept.length === 0 ? usualSundays(countryOf(name)) : movableToSunday.filter((one) => kept.includes(one));
}

/** The same for the computation. */
export function sundaysOf(name: CalendarName): SundaySolemnities {
  const kept = onSundays(name);
  const usual = sundaySolemnities[countryOf(name)];
  return {
    epiphany: kept.includes('epiphany') || (usual.epiphany === 'near' && 'near'),
    ascension: kept.includes('ascension'),
    corpusChristi: kept.includes('corpus-christi'),
  };
}
