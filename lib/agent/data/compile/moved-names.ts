import oldSaintIds from '../old-saint-ids.json';
import { isRecord, textOf } from './record';

/** Those of joined records, and what the list gives to a namesake: a martyr of 308 for Valentine of 14 February. */
const MOVED: Readonly<Record<string, string>> = { ...oldSaintIds, valentine: 'valenti-de-terni' };

/** Names in the list that mean another: Saint Étienne without more is the first martyr. By the kept id, then by language. */
const RENAMED: Readonly<Record<string, Readonly<Record<string, string>>>> = { 'stephen-of-hungary': { fr: 'Saint Étienne de Hongrie' } };

/** The file of well-known names with each name at the saint who is well known. */
export function withMovedNames(names: unknown): unknown {
  if (!isRecord(names) || !Array.isArray(names['saints'])) return names;
  const saints: unknown[] = names['saints'];
  return { ...names, saints: saints.map((saint) => (isRecord(saint) ? moved(saint) : saint)) };
}

function moved(saint: Record<string, unknown>): Record<string, unknown> {
  const given = textOf(saint['id']) ?? '';
  const id = MOVED[given] ?? given;
  return { ...saint, id, ...RENAMED[id] };
}
