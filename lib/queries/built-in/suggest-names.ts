import 'server-only';
import type { DirectoryKind } from '@/lib/agent/directory/kind-words';
import { suggest } from '@/lib/agent/directory/suggest';
import type { Locale } from '@/lib/i18n/routing';
import { directoriesNamed } from './built-in-search';
import { listedRecord, type ListedRecord } from './listed-record';

const ALL: readonly DirectoryKind[] = ['saints', 'popes', 'clergy', 'dioceses'];

/**
 * The names that complete what is being typed, best first; of all four directories in turn, those first whose title is among the words.
 * @param kind `directory` for all four
 * @param limit at most 20
 */
export function suggestNames(kind: DirectoryKind | 'directory', typed: string, locale: Locale, limit: number): ListedRecord[] {
  if (kind !== 'directory') return suggest(kind, typed, limit).map(({ id }) => listedRecord(kind, id, locale));
  const named = directoriesNamed(typed);
  const kinds = [...named, ...ALL.filter((other) => !named.includes(other))];
  const each = kinds.map((one) => suggest(one, typed, limit).map(({ id }) => listedRecord(one, id, locale)));
  const turns = Array.from({ length: limit }, (_, turn) => each.flatMap((names) => names[turn] ?? []));
  return turns.flat().slice(0, limit);
}
