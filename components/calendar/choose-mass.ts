import type { MassKey, MassReadings } from '@/lib/liturgy/reading';

/**
 * The Mass whose readings a page shows.
 * @param masses those of the day, the one usually meant first
 * @param asked `?mass=` of the address; what the day does not have falls back to the first
 * @returns undefined only where the day has none
 */
export function chooseMass(masses: readonly MassReadings[], asked: string | undefined): MassReadings | undefined {
  return masses.find(({ key }) => key === asked) ?? masses[0];
}

/** The address of one Mass of a day; the one shown by itself needs no parameter. */
export function massHref(date: string, key: MassKey, masses: readonly MassReadings[]): string {
  return key === masses[0]?.key ? `/calendar/${date}` : `/calendar/${date}?mass=${key}`;
}
