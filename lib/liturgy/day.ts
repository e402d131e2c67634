/** The shape of a liturgical day: shapes only, so that any component may import it. */

/** Ranks of the Universal Norms, with Sundays apart; `weekday` is a feria. */
export type Rank = 'solemnity' | 'sunday' | 'feast' | 'memorial' | 'optional-memorial' | 'weekday';

/** Colours of the vestments. Gold counts as white; black occurs only where the calendar itself names it. */
export type Colour = 'green' | 'violet' | 'white' | 'red' | 'rose' | 'black';

export type Season = 'advent' | 'christmas' | 'ordinary' | 'lent' | 'triduum' | 'easter';

export type SundayCycle = 'A' | 'B' | 'C';

export type WeekdayCycle = 'I' | 'II';

/** One celebration that a day offers. Its name is not here: ask `celebrationName` in the reader's language. */
export interface Celebration {
  /** Id as romcal writes it, of the General Roman Calendar or of a country's, for example `joseph_spouse_of_mary`. */
  id: string;
  rank: Rank;
  /** The colour shown: the first of `colours`. */
  colour: Colour;
  /** All permitted colours, the usual one first; never empty. */
  colours: Colour[];
  /** Called a commemoration. In Lent and from 17 to 24 December only the collect of the saint may be taken; All Souls has the rank of a solemnity. */
  commemoration?: boolean;
  /** Id of the weekday under a celebration: the key to the readings of a memorial, and of a country's feast that has none of its own here. */
  weekdayId?: string;
  /** romcal's ids of those celebrated, where several share one day: Basil the Great and Gregory Nazianzen. Else it is `id` itself. */
  saints?: string[];
}

/** One civil date with what is celebrated on it in one calendar. */
export interface LiturgicalDay {
  /** `YYYY-MM-DD`. */
  date: string;
  /** The main celebration first, then those that may be kept instead or commemorated. Never empty. */
  celebrations: [Celebration, ...Celebration[]];
  season: Season;
  /** Week of the season, from 1; 0 for the days from Ash Wednesday to the Saturday after it. */
  week: number;
  /** 0 is Sunday, 6 Saturday. */
  weekday: number;
  /** Changes on the first Sunday of Advent, never on 1 January. */
  sundayCycle: SundayCycle;
  weekdayCycle: WeekdayCycle;
  /** Week of the four-week psalter. Good Friday and Holy Saturday have psalms of their own, and none. */
  psalterWeek?: 1 | 2 | 3 | 4;
  /** A Sunday or a holy day of obligation of the general law (canon 1246). */
  holyDay: boolean;
  /** Present when the main celebration gave way to a higher day and was moved here; `from` is its usual date this year. */
  moved?: { from: string };
  /** Present where a country has leave to keep a solemnity on a Sunday that would go before it: the Sunday, and whether its second reading is read. */
  givesWay?: { id: string; secondReading?: true };
}
