import type { RomcalBundleObject } from 'romcal';
import type { CalendarId } from './national-calendars';

type Definition = RomcalBundleObject['inputs'][string][number];
type Shift = readonly [weekday: 0 | 1 | 2 | 3 | 4 | 5 | 6, days: number];

/** A fixed date that a country moves by its weekday, to a Sunday. */
function moved(month: 6 | 8 | 11, date: 1 | 15 | 29, shifts: readonly Shift[]): Definition {
  return {
    dateDef: { month, date },
    dateExceptions: shifts.map(([ifIsDayOfWeek, days]) => ({ ifIsDayOfWeek, setDate: days < 0 ? { subtractDay: -days } : { addDay: days } })),
  };
}

const toNextSunday: readonly Shift[] = [[1, 6], [2, 5], [3, 4], [4, 3], [5, 2], [6, 1]];

/**
 * What the packages have wrong of a country's own law, put in the place of the country's definition; `undefined` leaves the general one.
 * - Germany keeps Matthias as a feast on 24 February (regional calendar for the German-speaking countries).
 * - Hungary keeps All Souls as everyone does.
 * - England moves All Saints from a Monday too, as it does the other holy days (bishops' conference: 31 October 2021).
 * - Brazil keeps Peter and Paul on the Sunday from 28 June to 4 July, the Assumption on that from 15 to 21 August, and All Saints on that
 *   from 1 to 7 November; from a Saturday All Saints does not move, since 2 November is All Souls (bishops' conference, 2025).
 * - The United States have Masses of their own for Independence Day (omitted on a Sunday), Thanksgiving Day and the Day of Prayer for the Legal
 *   Protection of Unborn Children, 22 January (23 January when the 22nd is a Sunday); the package leaves all three out.
 * - The Philippines keep the Holy Child on the third Sunday of January, a feast of the Lord.
 */
const corrections: Partial<Record<CalendarId, Record<string, Definition | undefined>>> = {
  germany: { matthias_apostle: { dateDef: { month: 2, date: 24 }, precedence: 'PROPER_FEAST_8F' } },
  hungary: { commemoration_of_all_the_faithful_departed: undefined },
  england: { all_saints: moved(11, 1, [[1, -1], [6, 1]]) },
  brazil: {
    peter_and_paul_apostles: moved(6, 29, [[1, -1], ...toNextSunday.slice(1)]),
    assumption_of_the_blessed_virgin_mary: moved(8, 15, toNextSunday),
    all_saints: moved(11, 1, toNextSunday.slice(0, -1)),
  },
  'united-states': {
    day_of_prayer_for_the_legal_protection_of_unborn_children: {
      dateDef: { month: 1, date: 22 },
      dateExceptions: [{ ifIsDayOfWeek: 0, setDate: { addDay: 1 } }],
      precedence: 'OPTIONAL_MEMORIAL_12',
      colors: ['WHITE', 'PURPLE'],
    },
    independence_day: { dateDef: { month: 7, date: 4 }, precedence: 'OPTIONAL_MEMORIAL_12', colors: 'WHITE' },
    thanksgiving_day: { dateDef: { month: 11, dayOfWeek: 4, nthWeekInMonth: 4 }, precedence: 'OPTIONAL_MEMORIAL_12', colors: 'WHITE' },
  },
  philippines: { santo_nino: { dateDef: { month: 1, dayOfWeek: 0, nthWeekInMonth: 3 }, precedence: 'GENERAL_LORD_FEAST_5', colors: 'WHITE' } },
};

const names: Partial<Record<CalendarId, Record<string, string>>> = {
  'united-states': {
    day_of_prayer_for_the_legal_protection_of_unborn_children: 'Day of Prayer for the Legal Protection of Unborn Children',
    independence_day: 'Independence Day',
    thanksgiving_day: 'Thanksgiving Day',
  },
  philippines: { santo_nino: 'Santo Niño, the Holy Child Jesus' },
};

/** Days of a country with a Mass of their own that are nobody's memorial, though romcal has no other rank for them. */
export const nationalDays: readonly string[] = Object.keys(names['united-states'] ?? {});

/** The bundle of a country with its definitions put right. */
export function correctedBundle(calendar: CalendarId, bundle: RomcalBundleObject): RomcalBundleObject {
  const inputs = { ...bundle.inputs };
  for (const [id, definition] of Object.entries(corrections[calendar] ?? {})) {
    const general = (inputs[id] ?? []).filter(({ fromCalendarId }) => fromCalendarId === 'general_roman');
    inputs[id] = definition ? [...general, { ...definition, fromCalendarId: bundle.calendarName }] : general;
  }
  return { ...bundle, inputs, i18n: { ...bundle.i18n, names: { ...bundle.i18n.names, ...names[calendar] } } };
}

/** Of Germany alone, not of the other German-speaking countries. */
const germanyOnly: readonly string[] = ['adolph_kolping_priest'];

/**
 * The calendar of Austria with the regional calendar for the German-speaking countries (Matthias on 24 February, the Visitation on 2 July,
 * Elizabeth on 19 November …), which its package leaves out and that of Germany has.
 */
export function withRegionalCalendar(austria: RomcalBundleObject, germany: RomcalBundleObject): RomcalBundleObject {
  const regional = Object.entries(germany.inputs).filter(
    ([id, definitions]) => !germanyOnly.includes(id) && definitions.some(({ fromCalendarId }) => fromCalendarId === 'germany'),
  );
  const missing = regional.filter(([id]) => !austria.inputs[id]?.some(({ fromCalendarId }) => fromCalendarId === 'austria'));
  return {
    ...austria,
    inputs: { ...austria.inputs, ...Object.fromEntries(missing) },
    martyrology: { ...germany.martyrology, ...austria.martyrology },
    i18n: { ...austria.i18n, names: { ...germany.i18n.names, ...austria.i18n.names } },
  };
}
