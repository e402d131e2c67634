import { commonsReadings } from './commons-readings';
import type { Celebration, LiturgicalDay } from './day';
import { holySaturday } from './holy-saturday';
import { lectionarySet, type LectionarySet } from './lectionary-sets';
import type { DayReadings, MassKey, MassReadings, Reading } from './reading';
import { setReadings } from './set-readings';

function proper(key: MassKey, set: LectionarySet, day: LiturgicalDay): MassReadings {
  return { key, readings: setReadings(set, day.weekday === 0), source: 'proper' };
}

function hasReadings(set: LectionarySet | undefined): set is LectionarySet & { gospel: string } {
  return set?.gospel !== undefined;
}

/** A celebration's own Masses, the Mass of the day first, then the others in their order in time. */
function properMasses(set: LectionarySet, celebration: Celebration, day: LiturgicalDay): MassReadings[] {
  if (set.vigil) return [{ ...proper('vigil', set, day), colour: holySaturday.vigilColour }];
  if (celebration.id === 'thursday_of_the_lords_supper') {
    const chrism = lectionarySet('holy_thursday', day);
    return [proper('evening', set, day), ...(chrism ? [proper('chrism', chrism, day)] : [])];
  }
  const { masses } = set;
  if (masses) {
    const keys = (['day', 'vigil', 'night', 'dawn'] as const).filter((key) => masses[key]);
    return keys.flatMap((key) => (masses[key] ? [proper(key, masses[key], day)] : []));
  }
  const optionKeys = ['option-2', 'option-3', 'option-4'] as const;
  const options = optionKeys.flatMap((key, index) => (set.options?.[index] ? [proper(key, set.options[index], day)] : []));
  const yearA = set.yearAAllowed ? lectionarySet(celebration.id, { ...day, sundayCycle: 'A' }) : undefined;
  return [withSecondReading(proper('day', set, day), set, celebration, day), ...options, ...(yearA ? [proper('year-a', yearA, day)] : [])];
}

/** A saint's set made for a memorial has one reading before the Gospel; where a country keeps a solemnity, the second is of the commons. */
function withSecondReading(mass: MassReadings, set: LectionarySet, { rank }: Celebration, day: LiturgicalDay): MassReadings {
  if (rank !== 'solemnity' || set.second) return mass;
  const second = commonsReadings(set.commons ?? [], day.season === 'easter', true)?.find(({ slot }) => slot === 'second');
  const afterPsalm = mass.readings.findIndex(({ slot }) => slot === 'psalm') + 1;
  return second ? { ...mass, readings: mass.readings.toSpliced(afterPsalm, 0, { ...second, common: true }) } : mass;
}

function replaceProper(readings: readonly Reading[], own: LectionarySet | undefined, day: LiturgicalDay): Reading[] {
  const slots = new Set<string>(own?.proper);
  if (!own || slots.size === 0) return [...readings];
  const replacements = setReadings(own, day.weekday === 0).filter(({ slot }) => slots.has(slot));
  // Where all else is proper, the weekday's acclamation would introduce another Gospel.
  const isWhole = (['first', 'psalm', 'gospel'] as const).every((slot) => slots.has(slot));
  if (isWhole) return replacements.map((replacement) => ({ ...replacement, proper: true }));
  return readings.map((reading) => {
    const replacement = replacements.find(({ slot }) => slot === reading.slot);
    return replacement ? { ...replacement, proper: true } : reading;
  });
}

/** The weekday's readings; on a memorial with the slots in their place that are proper to the saint. */
function weekdayMass(weekdayId: string, celebration: Celebration, day: LiturgicalDay): MassReadings[] {
  const weekday = lectionarySet(weekdayId, day);
  if (!hasReadings(weekday)) return [];
  const readings = replaceProper(setReadings(weekday, day.weekday === 0), lectionarySet(celebration.id, day), day);
  return [{ key: 'day', readings, source: 'weekday' }];
}

/**
 * The readings that the Mass of one of the day's celebrations may take from its own set, else from its commons.
 * For a memorial this is a permitted choice, not the rule (General Introduction to the Lectionary, 83). Undefined when there is none.
 */
export function ownReadings(celebration: Celebration, day: LiturgicalDay): MassReadings | undefined {
  const set = lectionarySet(celebration.id, day);
  if (hasReadings(set)) return proper('day', set, day);
  const readings = commonsReadings(set?.commons ?? [], day.season === 'easter', celebration.rank === 'solemnity');
  return readings ? { key: 'day', readings, source: 'commons' } : undefined;
}

/** The second reading of a Sunday of Advent, where the solemnity that takes it has leave on that condition. */
function withSundaysSecond(mass: MassReadings, day: LiturgicalDay): MassReadings {
  const sunday = day.givesWay?.secondReading ? lectionarySet(day.givesWay.id, day) : undefined;
  const second = sunday && setReadings(sunday, true).find(({ slot }) => slot === 'second');
  return second ? { ...mass, readings: mass.readings.map((reading) => (reading.slot === 'second' ? second : reading)) } : mass;
}

/**
 * The readings of a day's main celebration: references of the Ordo Lectionum Missae (second edition) from `data/lectionary.json`.
 * The first Mass is the one usually meant; `masses` is empty when nothing is known.
 */
export function readingsOf(day: LiturgicalDay): DayReadings {
  const [celebration] = day.celebrations;
  const { date } = day;
  const isMemorial = celebration.rank === 'memorial' || celebration.rank === 'optional-memorial';
  if (isMemorial && celebration.weekdayId) return { date, masses: weekdayMass(celebration.weekdayId, celebration, day) };
  const set = lectionarySet(celebration.id, day);
  if (hasReadings(set)) return { date, masses: properMasses(set, celebration, day).map((mass) => withSundaysSecond(mass, day)) };
  const own = ownReadings(celebration, day);
  return { date, masses: own ? [own] : celebration.weekdayId ? weekdayMass(celebration.weekdayId, celebration, day) : [] };
}
