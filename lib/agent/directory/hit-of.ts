import type { Hit } from './records';

const MAX_ALTERNATES = 20;

/**
 * Turns ranked ids into a hit and its alternates. A query that is itself an id means that record before every name,
 * if it cannot be a plain name: "john-of-god" or the code "dmaml", but not "john".
 */
export function hitOf<T>(query: string, records: ReadonlyMap<string, T>, ids: readonly string[]): Hit<T> | undefined {
  const asId = query.trim().toLowerCase();
  const isId = records.has(asId) && (/[-_\d]/.test(asId) || ids.length === 0);
  const ranked = isId ? [asId, ...ids.filter((id) => id !== asId)] : ids;
  const [record, ...alternates] = ranked.flatMap((id) => records.get(id) ?? []).slice(0, MAX_ALTERNATES + 1);
  return record === undefined ? undefined : { record, alternates };
}
