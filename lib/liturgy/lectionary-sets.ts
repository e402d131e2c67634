import data from './data/lectionary.json';
import type { LiturgicalDay } from './day';
import { nationalSets, nationalTextRefs } from './national-sets';
import type { ScripturePlace } from './reading';

export type SetSlot = 'procession' | 'first' | 'psalm' | 'second' | 'alleluia' | 'gospel';

type Places = Partial<Record<SetSlot, string>>;

export interface VigilReading {
  reading: string;
  short?: string;
  psalm: string;
  psalmAlt?: string;
}

/** One set of readings as `data/lectionary.json` holds it; NOTICE names its sources. */
export interface LectionarySet extends Places {
  alt?: Partial<Record<SetSlot, string[]>>;
  short?: Partial<Record<SetSlot, string[]>>;
  /** Slots that replace the weekday's on a memorial. */
  proper?: string[];
  commons?: string[];
  masses?: Partial<Record<'vigil' | 'night' | 'dawn' | 'day', LectionarySet>>;
  options?: LectionarySet[];
  vigil?: VigilReading[];
  oneReadingOnWeekday?: boolean;
  yearAAllowed?: boolean;
}

export type CommonSet = Partial<Record<SetSlot | 'firstEaster', string[]>>;

const sets: Record<string, LectionarySet> = { ...data.sets, ...nationalSets };
const commons: Record<string, CommonSet> = data.commons;
const textRefs: Record<string, string> = { ...data.textRefs, ...nationalTextRefs };
const aliases: Record<string, string> = data.meta.aliases;

type Cycles = Pick<LiturgicalDay, 'sundayCycle' | 'weekdayCycle'>;

/** The set of an id in the cycles of a day: `id:S:W`, `id:S`, `id:W`, `id`, then the id's other name. */
export function lectionarySet(id: string, { sundayCycle, weekdayCycle }: Cycles): LectionarySet | undefined {
  const alias = aliases[id];
  for (const name of alias ? [id, alias] : [id]) {
    const keys = [`${name}:${sundayCycle}:${weekdayCycle}`, `${name}:${sundayCycle}`, `${name}:${weekdayCycle}`, name];
    const found = keys.map((key) => sets[key]).find((set) => set !== undefined);
    if (found) return found;
  }
  return undefined;
}

/** The readings of a common of the saints, for example `pastor`; each slot lists permitted passages. */
export function commonSet(name: string): CommonSet | undefined {
  return commons[name];
}

/** A printed reference with its place in an English-numbered Bible. */
export function placeOf(reference: string): ScripturePlace {
  return { reference, textReference: englishReference(reference) };
}

/** The place of a lectionary reference in an English-numbered Bible; itself where the numbering does not differ. */
export function englishReference(reference: string): string {
  return (Object.hasOwn(textRefs, reference) ? textRefs[reference] : undefined) ?? reference;
}
