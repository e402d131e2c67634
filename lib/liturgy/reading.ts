import type { Colour } from './day';

/** The shape of the readings of a day: references only, never text. Shapes only, as in `day.ts`. */

/** Place of a reading in the Mass. The Easter Vigil has seven readings before the epistle, each followed by its psalm. */
export type Slot =
  | 'procession'
  | 'first'
  | 'psalm'
  | 'second'
  | 'third'
  | 'fourth'
  | 'fifth'
  | 'sixth'
  | 'seventh'
  | 'epistle'
  | 'alleluia'
  | 'gospel';

export interface ScripturePlace {
  /** As the lectionary prints it: Hebrew psalm numbers, verse numbers of the Nova Vulgata. */
  reference: string;
  /** The same place in an English-numbered Bible (World English Bible). */
  textReference: string;
}

export interface Reading extends ScripturePlace {
  slot: Slot;
  /** A shorter form that may be read. */
  short?: ScripturePlace;
  /** Other passages that may be read instead. */
  alternatives?: ScripturePlace[];
  /** In a Mass of a saint's own readings: this one is of the commons. */
  common?: true;
  /** In a Mass of the weekday: this reading belongs to the saint and is not the weekday's. */
  proper?: true;
}

/**
 * `day` is the Mass of the day; vigil (the evening before; on Holy Saturday the Easter Vigil), night and dawn are those of Christmas
 * and the solemnities; evening and chrism those of Holy Thursday; option-2 to option-4 the other Masses of All Souls;
 * year-a the readings of year A where they may be used in years B and C; own those of a saint whose memorial has the weekday's (`masses-of.ts`).
 */
export type MassKey = 'day' | 'vigil' | 'night' | 'dawn' | 'evening' | 'chrism' | 'option-2' | 'option-3' | 'option-4' | 'year-a' | 'own';

export interface MassReadings {
  key: MassKey;
  readings: Reading[];
  /** Own readings of the celebration, the commons of the saints, or the weekday's. */
  source: 'proper' | 'commons' | 'weekday';
  /** The colour of this Mass where it is not the day's: the Easter Vigil. */
  colour?: Colour;
}

export interface DayReadings {
  date: string;
  /** The Mass usually meant by "the readings of the day" first. Empty when the lectionary here has none. */
  masses: MassReadings[];
}
