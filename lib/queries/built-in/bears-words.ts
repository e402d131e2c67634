import 'server-only';
import { SAINTS_CALLED_OTHERWISE } from '@/lib/agent/directory/called-otherwise';
import { clergyIndex } from '@/lib/agent/directory/clergy';
import { dioceseIndex } from '@/lib/agent/directory/dioceses';
import { KIND_WORDS, type DirectoryKind } from '@/lib/agent/directory/kind-words';
import { popeIndex } from '@/lib/agent/directory/popes';
import { queryWords } from '@/lib/agent/directory/query-words';
import { saintIndex } from '@/lib/agent/directory/saints';
import { namesByLanguage } from '@/lib/agent/directory/well-known-names';

const INDEX = { saints: saintIndex, clergy: clergyIndex, popes: popeIndex, dioceses: dioceseIndex };

/** The names by which a record is shown in the other languages and everybody's short names: not every name by which it is found. */
function shownNames(kind: DirectoryKind, id: string): readonly string[] {
  if (kind === 'clergy') return [];
  const abroad = Object.values(namesByLanguage(kind, id) ?? {}).filter((name) => name !== undefined);
  return kind === 'saints' ? [...abroad, ...(SAINTS_CALLED_OTHERWISE[id] ?? [])] : abroad;
}

/**
 * Whether a record of the built-in data bears the words of a search in one of its names, whatever the language: `whole` where they are the name
 * by which it is shown ("Franziskus"), `part` where they are only among its words ("Gregor" of Gregor XVI.).
 */
export function bearsWords(kind: DirectoryKind, id: string, query: string): 'whole' | 'part' | undefined {
  const words = queryWords(query, KIND_WORDS[kind]);
  if (words.length === 0) return undefined;
  if (shownNames(kind, id).some((name) => queryWords(name, KIND_WORDS[kind]).join(' ') === words.join(' '))) return 'whole';
  return INDEX[kind]().namesOf(id).some((name) => words.every((word) => name.includes(word))) ? 'part' : undefined;
}
