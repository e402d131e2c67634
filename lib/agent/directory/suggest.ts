import { clergyIndex, personById } from './clergy';
import { dioceseById, dioceseIndex } from './dioceses';
import { lastWordAsTyped } from './fold-name';
import { KIND_WORDS, type DirectoryKind } from './kind-words';
import { popeById, popeIndex } from './popes';
import { queryWords } from './query-words';
import { inOrderAsked, saintById, saintIndex } from './saints';
import { lifeYearsOf, yearsOf } from './years-of';

/** One line of the type-ahead. `detail` tells namesakes apart: years, an office or a country; empty when nothing is known. */
export type Suggestion = { id: string; name: string; detail: string };

/**
 * Completes a name that is being typed. Nothing typed gives nothing; a lone title ("St.") gives the best known, never an empty list.
 * @param limit at most 20
 */
export function suggest(kind: DirectoryKind, prefix: string, limit: number): Suggestion[] {
  if (!/[\p{L}\p{N}]/u.test(prefix)) return [];
  const index = { saints: saintIndex, clergy: clergyIndex, popes: popeIndex, dioceses: dioceseIndex }[kind]();
  const words = queryWords(prefix, KIND_WORDS[kind]);
  const readings = [words, ...otherReadings(kind, words, lastWordAsTyped(prefix))];
  const ids = readings.flatMap((reading) => (reading.length === 0 ? index.prominent() : index.complete(reading)));
  const ordered = kind === 'saints' ? inOrderAsked(ids, prefix) : ids;
  return [...new Set(ordered)].slice(0, Math.min(limit, 20)).map((id) => describe(kind, id));
}

/**
 * What else a half-typed last word may become: "San" Santiago, "Pius X" Pius XII, "Archdi" an archdiocese.
 * So it is read once more as it stands, or left out where it begins a numeral or a title.
 */
function otherReadings(kind: DirectoryKind, words: string[], typed: string): string[][] {
  const last = words.at(-1);
  if (last === undefined) return [];
  const before = words.slice(0, -1);
  if (/^\d/.test(last)) return before.length > 0 ? [before] : [];
  if (last !== typed) return [[...before, typed]];
  return typed.length > 2 && [...KIND_WORDS[kind]].some((title) => title.startsWith(typed)) ? [before] : [];
}

function describe(kind: DirectoryKind, id: string): Suggestion {
  if (kind === 'saints') {
    const saint = saintById(id);
    return { id, name: saint?.primary_name ?? id, detail: saint ? lifeYearsOf(saint) : '' };
  }
  if (kind === 'popes') {
    const pope = popeById(id);
    return { id, name: pope?.primary_name ?? id, detail: yearsOf(pope?.pontificate.start, pope?.pontificate.end ?? undefined) };
  }
  if (kind === 'clergy') {
    const person = personById(id);
    return { id, name: person?.primary_name ?? id, detail: person?.current_position ?? '' };
  }
  const see = dioceseById(id);
  return { id, name: see?.primary_name ?? id, detail: [see?.state, see?.country].filter(Boolean).join(', ') };
}
