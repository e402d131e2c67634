/** The id under which a cleric stands now whose id was mended; addresses may still hold the old one. */
const OLD_PERSON_IDS: ReadonlyMap<string, string> = new Map([['giovanni-angelo-becciu-w', 'giovanni-angelo-becciu']]);

/** Undefined for every id that was never given up. */
export function keptPersonId(oldId: string): string | undefined {
  return OLD_PERSON_IDS.get(oldId);
}
