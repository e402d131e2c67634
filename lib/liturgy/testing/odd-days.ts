import { liturgicalYear } from '../calendar';
import type { Colour, LiturgicalDay, Season } from '../day';
import { readingsOf } from '../lectionary';
import type { CalendarId } from '../national-calendars';

const weekdayColours: Record<Season, readonly Colour[]> = {
  advent: ['violet'],
  christmas: ['white'],
  ordinary: ['green'],
  lent: ['violet'],
  triduum: ['white', 'red', 'violet'],
  easter: ['white'],
};

/** Days on which no memorial is obligatory: Lent and 17 to 24 December (Universal Norms, table of liturgical days, 9). */
const isPrivileged = ({ season, date }: LiturgicalDay) => season === 'lent' || (date.slice(5) >= '12-17' && date.slice(5) <= '12-24');

/** Offered beside the main one: the Chrism Mass, and the solemnity that each consecrated church of France has of its own. */
const besides = (id: string) => id === 'holy_thursday' || id === 'dedication_of_consecrated_churches';

/** What is wrong with the order of a day's celebrations by the table of liturgical days; empty when nothing is. */
export function oddRanks(day: LiturgicalDay): string[] {
  const [main, ...all] = day.celebrations;
  const others = all.filter(({ id }) => !besides(id));
  const weekdays = day.celebrations.filter(({ rank }) => rank === 'weekday');
  const faults: [boolean, string][] = [
    [others.some(({ rank }) => rank !== 'optional-memorial'), 'one that is not optional stands behind another'],
    [main.rank === 'optional-memorial', 'an optional memorial is the main one'],
    [day.weekday === 0 && !['solemnity', 'sunday', 'feast'].includes(main.rank), 'a Sunday has given way'],
    [day.weekday !== 0 && main.rank === 'sunday', 'a Sunday on a weekday'],
    [['solemnity', 'sunday', 'feast'].includes(main.rank) && others.length > 0, 'something beside a feast'],
    [isPrivileged(day) && (main.rank === 'memorial' || others.some(({ commemoration }) => !commemoration)), 'a memorial of a privileged weekday'],
    [weekdays.some(({ colour }) => !weekdayColours[day.season].includes(colour)), 'the colour of a weekday'],
    [new Set(day.celebrations.map(({ id }) => id)).size < day.celebrations.length, 'one celebration twice'],
    [(main.rank === 'memorial' || others.length > 0) && ![main, ...others].every((one) => one.rank === 'weekday' || one.weekdayId), 'a memorial without its weekday'],
  ];
  return faults.flatMap(([isFault, fault]) => (isFault ? [`${day.date} ${day.celebrations.map(({ id }) => id).join(', ')}: ${fault}`] : []));
}

/** The days of the octave of Easter; James, a solemnity in Spain, whose set here is that of the feast. */
const hasOneReading = (id: string) => /^easter_(?!sunday)[a-z]+day$|^james_apostle$/.test(id);

/** What the first Mass of a day lacks: reading, psalm and gospel each once, a second reading on Sundays and solemnities, in the order of the Mass. */
export function oddReadings(day: LiturgicalDay): string[] {
  const [mass] = readingsOf(day).masses;
  const slots = mass?.readings.map(({ slot }) => slot) ?? [];
  const [main] = day.celebrations;
  const isVigil = main.id === 'holy_saturday';
  const wanted = isVigil
    ? [...['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'].flatMap((slot) => [slot, 'psalm']), 'epistle', 'psalm', 'gospel']
    : ['first', 'psalm', ...(!hasOneReading(main.id) && (day.weekday === 0 || main.rank === 'solemnity') ? ['second'] : []), 'gospel'];
  const optional = ['procession', 'alleluia', ...(wanted.includes('second') ? [] : ['second'])];
  const found = slots.filter((slot) => !optional.includes(slot));
  const inOrder = slots.indexOf('second') === -1 || isVigil || slots.indexOf('second') === slots.indexOf('psalm') + 1;
  return found.join() === wanted.join() && inOrder && slots.at(-1) === 'gospel' ? [] : [`${day.date} ${main.id}: ${slots.join(', ')}`];
}

/**
 * All years of 2020 to 2035, and one of 2036 to 2060 for each date of Easter that those do not have: from March on, the days of a calendar
 * depend on nothing else.
 */
export const testedYears: readonly number[] = [...Array.from({ length: 16 }, (_, index) => 2020 + index), 2038, 2039, 2042, 2043, 2047, 2049, 2051, 2057, 2059];

/** Everything odd in the days of `testedYears` of a calendar, and which of the celebrations given do not come exactly once a year. */
export async function oddDays(calendar: CalendarId, onceAYear: readonly string[]): Promise<string[]> {
  const odd: string[] = [];
  for (const year of testedYears) {
    const days = await liturgicalYear(year, calendar);
    const mains = days.map(({ celebrations }) => celebrations[0].id);
    odd.push(...onceAYear.filter((id) => mains.filter((one) => one === id).length !== 1).map((id) => `${year} ${id} is not kept once`));
    odd.push(...days.flatMap(oddRanks), ...days.flatMap(oddReadings));
  }
  return odd;
}
