import oldSaintIds from '../old-saint-ids.json';
import { isRecord, textOf } from './record';

/** Those of joined records, and what the list gives to a namesake: a martyr of 308 for Valentine of 14 February. */
const MOVED: Readonly<Record<string, string>> = { ...oldSaintIds, valentine: 'valenti-de-terni' };

/** The file of well-known names with each name at the saint who is well known. */
export function withMovedNames(names: unknown): unknown {
  if (!isRecord(names) || !Array.isArray(names['saints'])) return names;
  const saints: unknown[] = names['saints'];
  return { ...names, saints: saints.map((saint) => (isRecord(saint) ? { ...saint, id: MOVED[textOf(saint['id']) ?? ''] ?? saint['id'] } : saint)) };
}
