import type { MassKey, MassReadings } from '@/lib/liturgy/reading';
import { dayHref, type DayChoice } from './day-href';

/**
 * The Mass whose readings a page shows.
 * @param masses those of the day, the one usually meant first
 * @param asked `?mass=` of the address; what the day does not have falls back to the first
 * @returns undefined only where the day has none
 */
export function chooseMass(masses: readonly MassReadings[], asked: string | undefined): MassReadings | undefined {
  return masses.find(({ key }) => key === asked) ?? masses[0];
}

/**
 * How an address names one Mass of a day; the one shown by itself needs no parameter.
 * @param of id of the celebration that it is of, where that is not the day's main one
 */
export function massChoice(key: MassKey | undefined, masses: readonly MassReadings[], of?: string): DayChoice {
  return { of, mass: key === masses[0]?.key ? undefined : key };
}

/** The address of one Mass of a day. */
export function massHref(date: string, key: MassKey, masses: readonly MassReadings[], of?: string): string {
  return dayHref(date, massChoice(key, masses, of));
}
