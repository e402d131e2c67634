import 'server-only';
import { kept } from '@/lib/agent/directory/kept';
import type { DirectoryKind } from '@/lib/agent/directory/kind-words';
import { popeById } from '@/lib/agent/directory/popes';
import { saints } from '@/lib/agent/directory/saints';
import { magisterialDocuments } from '@/lib/agent/library/magisterial-documents';
import type { Locale } from '@/lib/i18n/routing';
import { listedRecord, type ListedRecord } from './listed-record';

/** A work of the library, with the year it begins with. */
export interface ListedDocument { id: string; title: string; year: string }

/** What no skill says of somebody, but our own records do when they are read together. */
export interface RelationsHere {
  /** The key is one of the messages `directory.related`. */
  groups: { key: 'saints_canonized'; names: ListedRecord[] }[];
  documents: ListedDocument[];
}

const NONE: RelationsHere = { groups: [], documents: [] };

/** Saints by the day on which they were canonised, which is exact. */
const canonized = () => kept('canonized-saints', () => [...saints().values()]
  .flatMap(({ saint_id: id, canonized: day }) => (day && /^\d{4}-\d{2}-\d{2}$/.test(day) ? [{ id, day }] : []))
  .sort((a, b) => a.day.localeCompare(b.day)));

function ofPope(id: string, locale: Locale): RelationsHere {
  const pope = popeById(id);
  if (!pope) return NONE;
  const { pontificate: { start, end }, papal_name: name } = pope;
  const isExact = (date: string | null | undefined) => !date || date.length === 10;
  // A day is in a pontificate only if its own bounds are days.
  const saintsOf = isExact(start) && isExact(end) ? canonized().filter(({ day }) => day >= start && (!end || day <= end)) : [];
  const documents = magisterialDocuments()
    .filter(({ author }) => author === name)
    .map(({ id: work, title, date }) => ({ id: work, title, year: String(date).slice(0, 4) }))
    .sort((a, b) => a.year.localeCompare(b.year));
  return { groups: [{ key: 'saints_canonized', names: saintsOf.map(({ id: saint }) => listedRecord('saints', saint, locale)) }], documents };
}

/** Relations of a record of the built-in data that it does not name itself. */
export function relationsHere(kind: DirectoryKind, id: string, locale: Locale): RelationsHere {
  const { groups, documents } = kind === 'popes' ? ofPope(id, locale) : NONE;
  return { groups: groups.filter(({ names }) => names.length > 0), documents };
}
