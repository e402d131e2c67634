import type { Celebration, LiturgicalDay } from './day';
import { ownReadings, readingsOf } from './lectionary';
import type { MassReadings } from './reading';

/** Holy Thursday's own entry is its Chrism Mass, which stands among the Masses of the Lord's Supper. */
const isMassOnly = ({ id }: Celebration) => id === 'holy_thursday';

/** What may be celebrated on a day, each with a Mass of its own: the main celebration, then those that may be kept instead. No commemorations of privileged weekdays. */
export function celebratedInstead(day: LiturgicalDay): Celebration[] {
  const [main, ...others] = day.celebrations;
  return [main, ...others.filter((one) => !one.commemoration && !isMassOnly(one))];
}

/**
 * The Masses of one of a day's celebrations, the usual one first. A memorial that has readings of its own beside those of the weekday has
 * them last, as the choice that they are (General Introduction to the Lectionary, 83).
 */
export function massesOf(day: LiturgicalDay, celebration: Celebration): MassReadings[] {
  const { masses } = readingsOf({ ...day, celebrations: [celebration] });
  const own = masses[0]?.source === 'weekday' && celebration.rank !== 'weekday' ? ownReadings(celebration, day) : undefined;
  return own ? [...masses, { ...own, key: 'own' }] : masses;
}
