import 'server-only';
import { dioceses } from '@/lib/agent/directory/dioceses';
import { kept } from '@/lib/agent/directory/kept';
import type { DirectoryKind } from '@/lib/agent/directory/kind-words';
import { patronsOf } from '@/lib/agent/directory/links';
import { popeById, popes } from '@/lib/agent/directory/popes';
import type { PopeRecord } from '@/lib/agent/directory/records';
import { saints } from '@/lib/agent/directory/saints';
import { magisterialDocuments } from '@/lib/agent/library/magisterial-documents';
import type { Locale } from '@/lib/i18n/routing';
import { listedRecord, type ListedRecord } from './listed-record';

/** A work of the library, with the year it begins with. */
export interface ListedDocument { id: string; title: string; year: string }

/** What no skill says of somebody, but our own records do when they are read together. */
export interface RelationsHere {
  /** The key is one of the messages `directory.related`. */
  groups: { key: 'saints_canonized' | 'canonized_under' | 'patron_of_sees'; names: ListedRecord[] }[];
  documents: ListedDocument[];
}

const NONE: RelationsHere = { groups: [], documents: [] };

/** Saints by the day on which they were canonised, which is exact. */
const canonized = () => kept('canonized-saints', () => [...saints().values()]
  .flatMap(({ saint_id: id, canonized: day }) => (day && /^\d{4}-\d{2}-\d{2}$/.test(day) ? [{ id, day }] : []))
  .sort((a, b) => a.day.localeCompare(b.day)));

/** A day is in a pontificate only if its own bounds are days. */
function isWithin(day: string, { pontificate: { start, end } }: PopeRecord): boolean {
  const isExact = (date: string | null | undefined) => !date || date.length === 10;
  return isExact(start) && isExact(end) && day >= start && (!end || day <= end);
}

/** Sees by the saint whom they name as their patron. */
const seesOfPatrons = () => kept('sees-of-patrons', () => {
  const sees = new Map<string, string[]>();
  for (const see of dioceses().values()) for (const { saint_id: id } of patronsOf(see)) if (id) sees.set(id, [...(sees.get(id) ?? []), see.source_code]);
  return sees;
});

function ofSaint(id: string, locale: Locale): RelationsHere {
  const day = canonized().find((saint) => saint.id === id)?.day;
  const pope = day && [...popes().values()].find((one) => isWithin(day, one));
  return {
    groups: [
      { key: 'canonized_under', names: pope ? [listedRecord('popes', pope.pope_id, locale)] : [] },
      { key: 'patron_of_sees', names: (seesOfPatrons().get(id) ?? []).map((code) => listedRecord('dioceses', code, locale)) },
    ],
    documents: [],
  };
}

function ofPope(id: string, locale: Locale): RelationsHere {
  const pope = popeById(id);
  if (!pope) return NONE;
  const saintsOf = canonized().filter(({ day }) => isWithin(day, pope));
  const documents = magisterialDocuments()
    .filter(({ author }) => author === pope.papal_name)
    .map(({ id: work, title, date }) => ({ id: work, title, year: String(date).slice(0, 4) }))
    .sort((a, b) => a.year.localeCompare(b.year));
  return { groups: [{ key: 'saints_canonized', names: saintsOf.map(({ id: saint }) => listedRecord('saints', saint, locale)) }], documents };
}

/** Relations of a record of the built-in data that it does not name itself. */
export function relationsHere(kind: DirectoryKind, id: string, locale: Locale): RelationsHere {
  const { groups, documents } = kind === 'popes' ? ofPope(id, locale) : kind === 'saints' ? ofSaint(id, locale) : NONE;
  return { groups: groups.filter(({ names }) => names.length > 0), documents };
}
