import type { Celebration, Colour, Rank } from './day';
import { holySaturday } from './holy-saturday';
import type { RomcalDay } from './romcal-year';

const ranks: Record<string, Rank> = {
  SOLEMNITY: 'solemnity',
  SUNDAY: 'sunday',
  FEAST: 'feast',
  MEMORIAL: 'memorial',
  OPTIONAL_MEMORIAL: 'optional-memorial',
  WEEKDAY: 'weekday',
};

const colours: Record<string, Colour> = {
  GREEN: 'green',
  PURPLE: 'violet',
  WHITE: 'white',
  GOLD: 'white',
  RED: 'red',
  ROSE: 'rose',
  BLACK: 'black',
};

/** It stands among the solemnities (Norms, table, 3) and even before a Sunday, but it is called a commemoration. */
const ALL_SOULS = 'commemoration_of_all_the_faithful_departed';

function rankOf(entry: RomcalDay): Rank {
  // romcal calls the Baptism of the Lord a solemnity; the Norms (table, 5) have it among the feasts of the Lord.
  if (entry.id === 'baptism_of_the_lord') return 'feast';
  const rank = ranks[entry.rank] ?? 'weekday';
  return rank === 'memorial' && entry.isOptional ? 'optional-memorial' : rank;
}

function coloursOf(entry: RomcalDay): Colour[] {
  return [...new Set(entry.colors.flatMap((colour) => colours[colour] ?? []))];
}

function saintsOf({ id, martyrology }: RomcalDay): string[] {
  const named = martyrology.map((saint) => saint.id).filter((saint) => saint !== 'companions_martyrs');
  return named.length === 1 && named[0] === id ? [] : named;
}

function celebrationOf(entry: RomcalDay): Celebration {
  const permitted = coloursOf(entry);
  const shown: Colour[] = permitted.length > 0 ? permitted : [holySaturday.colour];
  const celebration: Celebration = { id: entry.id, rank: rankOf(entry), colour: shown[0] ?? 'violet', colours: shown };
  if (entry.id === ALL_SOULS) celebration.commemoration = true;
  if (entry.weekday?.rank === 'WEEKDAY' && celebration.rank !== 'weekday') celebration.weekdayId = entry.weekday.id;
  const saints = saintsOf(entry);
  if (saints.length > 0) celebration.saints = saints;
  return celebration;
}

/** Entries without a colour behind another one: memorials of Lent and of 17 to 24 December (Norms, 14 and 16). */
function commemorationOf(entry: RomcalDay): Celebration {
  return { ...celebrationOf(entry), rank: 'optional-memorial', commemoration: true };
}

/**
 * The celebrations of one date in the order in which they are offered, from romcal's entries of that date.
 * Two obligatory memorials that meet are both optional (CDW, 8 December 1998), so the weekday comes before them.
 */
export function celebrationsOf(entries: readonly RomcalDay[]): [Celebration, ...Celebration[]] {
  const supper = entries.find(({ id }) => id === 'thursday_of_the_lords_supper');
  // Holy Thursday has its two Masses and nothing else, though romcal leaves a feast of a country there.
  const ordered = supper ? [supper, ...entries.filter(({ id }) => id === 'holy_thursday')] : entries;
  const [first, ...others] = ordered;
  if (!first) throw new Error('A date without an entry');
  if (first.rank === 'MEMORIAL' && others.some(({ rank }) => rank === 'MEMORIAL') && first.weekday) {
    const optional = ordered.map((entry): Celebration => ({ ...celebrationOf(entry), rank: 'optional-memorial' }));
    return [celebrationOf(first.weekday), ...optional];
  }
  return [celebrationOf(first), ...others.map((entry) => (entry.colors.length === 0 ? commemorationOf(entry) : celebrationOf(entry)))];
}
