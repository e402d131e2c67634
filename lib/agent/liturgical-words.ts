import { nationalDays } from '@/lib/liturgy/calendar-corrections';
import type { Celebration, LiturgicalDay, Rank, Season } from '@/lib/liturgy/day';
import type { MassKey, Slot } from '@/lib/liturgy/reading';

/** English words of the liturgy for the texts of the agent, which answers in English only. */
const RANKS: Record<Rank, string> = {
  solemnity: 'solemnity',
  sunday: 'Sunday',
  feast: 'feast',
  memorial: 'memorial',
  'optional-memorial': 'optional memorial',
  weekday: 'weekday',
};

const SEASONS: Record<Season, string> = {
  advent: 'Advent',
  christmas: 'Christmas Time',
  ordinary: 'Ordinary Time',
  lent: 'Lent',
  triduum: 'Paschal Triduum',
  easter: 'Easter Time',
};

const SLOTS: Record<Slot, string> = {
  procession: 'At the procession',
  first: 'First reading',
  psalm: 'Responsorial psalm',
  second: 'Second reading',
  third: 'Third reading',
  fourth: 'Fourth reading',
  fifth: 'Fifth reading',
  sixth: 'Sixth reading',
  seventh: 'Seventh reading',
  epistle: 'Epistle',
  alleluia: 'Gospel acclamation',
  gospel: 'Gospel',
};

const MASSES: Record<MassKey, string> = {
  day: 'Mass during the day',
  vigil: 'Vigil Mass',
  night: 'Mass during the night',
  dawn: 'Mass at dawn',
  evening: 'Evening Mass',
  chrism: 'Chrism Mass',
  'option-2': 'Second choice',
  'option-3': 'Third choice',
  'option-4': 'Fourth choice',
  'year-a': 'Readings of year A',
  own: 'Readings of the saint',
};

/** "commemoration" for All Souls, and where the day stays the weekday and only the saint's collect may be taken. */
export function rankWord(celebration: Celebration): string {
  if (nationalDays.includes(celebration.id)) return 'day of the country, with a Mass of its own';
  return celebration.commemoration ? 'commemoration' : RANKS[celebration.rank];
}

/** The rank of a day's main celebration: the days of the Triduum, which romcal calls weekdays, stand above all others (Norms, table, 1). */
export function dayRank({ season, celebrations: [main] }: LiturgicalDay): string {
  return season === 'triduum' ? 'day of the Paschal Triduum' : rankWord(main);
}

export function slotWord(slot: Slot): string {
  return SLOTS[slot];
}

/** The Mass of Holy Saturday's date is the Easter Vigil, not a vigil Mass. */
export function massWord(key: MassKey, day: LiturgicalDay): string {
  return key === 'vigil' && day.season === 'triduum' ? 'Easter Vigil' : MASSES[key];
}

/** "Advent, week 1"; the days after Ash Wednesday, Christmas Time and the Triduum have no numbered week. */
export function seasonPhrase({ season, week }: LiturgicalDay): string {
  return week > 0 && season !== 'triduum' && season !== 'christmas' ? `${SEASONS[season]}, week ${week}` : SEASONS[season];
}
