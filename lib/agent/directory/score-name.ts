import type { NameEntry } from './name-entry';
import type { Meanings } from './vocabulary';

export type Strictness = {
  /** From how many letters on the beginning of a word counts for the word. */
  prefixLetters: number;
  typos: boolean;
};

/** Points for the way a name is met; prominence (to about 100) decides between names met alike. */
const WHOLE_NAME = 100;
const WHOLE_NAME_OF_SEVERAL_WORDS = 170;
const BEGINNING = 60;
const END = 55;
const INSIDE = 40;
const PARTLY = 25;
const WITH_CONTEXT = 10;

/**
 * Scores a record against the words of a query, or rejects it: every word must be met by one of its names or by
 * its context, and the name that scores must meet one word that is neither a number nor "Saint" (if the query has such a word).
 * A misspelt query must also cover at least half of that name; when it is a single word, all of it, or its end if that is a surname.
 * @param meanings for each word of the query the words that it may mean
 */
export function scoreEntry(query: readonly string[], entry: NameEntry, meanings: readonly Meanings[]): number | undefined {
  const onlyVague = !query.some(isTelling);
  const elsewhere = query.map((word) => entry.context.has(word) || entry.names.some((name) => name.includes(word)));
  let best: number | undefined;
  entry.names.forEach((name, place) => {
    const score = scoreName(query, name, elsewhere, meanings, onlyVague);
    if (score === undefined) return;
    // The usual name before other names, where both fit alike.
    const points = score - Math.min(place, 1);
    if (best === undefined || points > best) best = points;
  });
  return best === undefined ? undefined : best + entry.prominence;
}

function scoreName(
  query: readonly string[],
  name: readonly string[],
  elsewhere: readonly boolean[],
  meanings: readonly Meanings[],
  onlyVague: boolean,
): number | undefined {
  const met = new Set<string>();
  let named = 0;
  let exact = 0;
  let slips = 0;
  for (const [index, word] of query.entries()) {
    const found = name.includes(word) ? word : name.find((candidate) => meanings[index]?.has(candidate));
    if (found === undefined) {
      if (!elsewhere[index]) return undefined;
      continue;
    }
    met.add(found);
    if (onlyVague || isTelling(word)) named++;
    if (found === word) exact++;
    else if (meanings[index]?.get(found) === 'typo') slips++;
  }
  if (named === 0) return undefined;
  const coverage = met.size / new Set(name).size;
  const isAlone = query.length === 1;
  if (slips > 0 && !(isAlone ? isLongEnoughAlone(query[0] ?? '', coverage, met.has(name.at(-1) ?? '')) : coverage >= 0.5)) return undefined;
  return tier(query, name, exact, met.size) + 10 * coverage - 10 * slips;
}

/** One misspelt word alone must be long, and longer yet to be a surname without its first name ("Pizzabala"). */
function isLongEnoughAlone(word: string, coverage: number, isLast: boolean): boolean {
  return coverage === 1 ? word.length >= 7 : isLast && word.length >= 8;
}

/** Numbers and "Saint" stand in too many names to point at one. */
function isTelling(word: string): boolean {
  return word !== 'saint' && !/^\d/.test(word);
}

function tier(query: readonly string[], name: readonly string[], exact: number, met: number): number {
  if (exact < query.length) return met < query.length ? WITH_CONTEXT : PARTLY;
  const [asked, known] = [query.join(' '), name.join(' ')];
  if (query.length === name.length) {
    const whole = query.length > 1 ? WHOLE_NAME_OF_SEVERAL_WORDS : WHOLE_NAME;
    return asked === known ? whole : whole - 10;
  }
  if (known.startsWith(`${asked} `)) return BEGINNING;
  return known.endsWith(` ${asked}`) ? END : INSIDE;
}
