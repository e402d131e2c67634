import { isRecord, textOf, type RawRecord } from './record';
import { withSecondRecord } from './same-person';

/** Lists of Wikidata that its export took for persons, and a queen whom nobody venerates. */
const NO_SAINTS: readonly string[] = [
  'christina-of-sweden',
  'list-of-saints-canonized-by-pope-leo-xiii',
  'list-of-saints-of-ireland',
  ...['17th', '18th', '19th', '20th'].map((century) => `chronological-list-of-saints-and-blesseds-in-the-${century}-century`),
];

/**
 * Joins the records of persons who stand twice or more, because two sources name them too differently to be joined by name.
 * Who is the same person was read by eye, pair by pair: equal dates prove nothing of companions who died on one day.
 * Entries of the Martyrology for a group never become a person's.
 * @param oldIds the id that leaves, then the id that is kept
 * @throws where an id of the table has no record, or is kept and leaves at once
 */
export function mergeDoublets(saints: readonly unknown[], oldIds: Readonly<Record<string, string>>, noSaints = NO_SAINTS): unknown[] {
  const byId = new Map(saints.filter(isRecord).map((saint) => [textOf(saint['saint_id']) ?? '', saint]));
  const seconds = new Map<string, RawRecord[]>();
  for (const [old, kept] of Object.entries(oldIds)) {
    const second = byId.get(old);
    if (second === undefined || !byId.has(kept) || kept in oldIds) throw new Error(`old-saint-ids: ${old} cannot become ${kept}`);
    seconds.set(kept, [...(seconds.get(kept) ?? []), second]);
  }
  for (const id of noSaints) if (!byId.has(id)) throw new Error(`no record ${id} to leave out`);
  const isLeft = (id: string) => !(id in oldIds) && !noSaints.includes(id);
  return saints.flatMap((saint) => {
    const id = isRecord(saint) ? (textOf(saint['saint_id']) ?? '') : '';
    if (!isRecord(saint) || !isLeft(id)) return [];
    // Of several the fuller is believed first.
    const inOrder = (seconds.get(id) ?? []).toSorted((a, b) => Object.keys(b).length - Object.keys(a).length);
    return [inOrder.reduce(withSecondRecord, saint)];
  });
}
