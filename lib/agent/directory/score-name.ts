import { isHurriedSlip, isShortSlip } from './match-word';
import type { NameEntry } from './name-entry';
import type { Meanings } from './vocabulary';

export type Strictness = {
  /** From how many letters on the beginning of a word counts for the word. */
  prefixLetters: number;
  typos: boolean;
  /** Whether one misspelt word is enough for a name of several: a surname typed alone, the first half of a double see. */
  partsOfNames?: boolean;
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
 * A misspelt query must also be near enough to that name, see `isRecognizable`.
 * @param meanings for each word of the query the words that it may mean
 * @param judging.loneLetters from how many letters on one misspelt word alone is recognized whatever the slip
 * @param judging.partsOfNames see `Strictness`
 * @param judging.halfTyped whether a name is still being typed: then a begun word may stand for any name that has it
 */
export function scoreEntry(query: readonly string[], entry: NameEntry, meanings: readonly Meanings[], judging: Judging = {}): number | undefined {
  const onlyVague = !query.some(isTelling);
  const isElsewhere = (word: string) => entry.context.includes(word) || entry.names.some((name) => name.includes(word));
  let best: number | undefined;
  entry.names.forEach((name, place) => {
    const score = scoreName(query, name, isElsewhere, meanings, onlyVague, judging);
    if (score === undefined) return;
    // The usual name before other names, where both fit alike.
    const points = score - Math.min(place, 1);
    if (best === undefined || points > best) best = points;
  });
  for (const name of entry.wholeNames ?? []) {
    const score = scoreName(query, name, isElsewhere, meanings, onlyVague, { ...judging, wholly: true });
    if (score !== undefined && score > (best ?? -1)) best = score;
  }
  return best === undefined ? undefined : best + entry.prominence;
}

function scoreName(
  query: readonly string[],
  name: readonly string[],
  isElsewhere: (word: string) => boolean,
  meanings: readonly Meanings[],
  onlyVague: boolean,
  judging: Judging,
): number | undefined {
  const met = new Set<string>();
  let named = 0;
  let exact = 0;
  let begun = 0;
  const slips: Slip[] = [];
  for (const [index, word] of query.entries()) {
    const found = name.includes(word) ? word : name.find((candidate) => meanings[index]?.has(candidate));
    if (found === undefined) {
      if (!isElsewhere(word)) return undefined;
      continue;
    }
    met.add(found);
    if (onlyVague || isTelling(word)) named++;
    if (found === word) exact++;
    else if (meanings[index]?.get(found) === 'typo') slips.push({ word, found });
    else begun++;
  }
  if (named === 0) return undefined;
  const coverage = met.size / new Set(name).size;
  if (judging.wholly === true && coverage < 1) return undefined;
  if (slips.length > 0 && !isRecognizable(query, name, slips, coverage, judging)) return undefined;
  // "Abbé Pierre" is no Abbess of Saint Pierre de Reims.
  if (begun > 0 && judging.halfTyped !== true && query.filter(isTelling).length > 1 && coverage < 0.5) return undefined;
  const hurried = slips.filter(({ word, found }) => isHurriedSlip(word, found)).length;
  return tier(query, name, exact, met.size) + 10 * coverage - 10 * slips.length + 5 * hurried;
}

type Judging = { loneLetters?: number; partsOfNames?: boolean; halfTyped?: boolean; wholly?: boolean };

/** A misspelt word and the one that it is taken for. */
type Slip = { word: string; found: string };

/** From here on a misspelt word can only be the one. */
const LONG = 7;

/** Shorter surnames are too near to each other. */
const SHORTEST = 5;

/**
 * Whether misspelt words still point at one name. Several words must cover half of it; all of it where the slip is in the first
 * letter of a short word, for that makes another ("Narnia", "Marnia"). One word alone must be long, longer yet to be a surname
 * without its first name ("Pizzabala"), or the whole of a short name with its letters in the wrong order. Where parts of names are
 * asked for, as nothing else fits, any word of a name will do, see `isPartMeant`. A slip in a very short word needs the whole name with another word right.
 */
function isRecognizable(
  query: readonly string[],
  name: readonly string[],
  slips: readonly Slip[],
  coverage: number,
  { loneLetters = LONG, partsOfNames = false }: Judging,
): boolean {
  const letters = ({ word, found }: Slip) => Math.max(word.length, found.length);
  const isElsewhere = (slip: Slip) => slip.word[0] === slip.found[0] || letters(slip) >= LONG;
  if (slips.some(({ word, found }) => isShortSlip(word, found)) && (coverage < 1 || query.length <= slips.length)) return false;
  if (query.length > 1) return coverage === 1 || (coverage >= 0.5 && slips.every(isElsewhere));
  const [slip] = slips;
  if (slip === undefined) return true;
  if (coverage < 1 && partsOfNames) return isPartMeant(slip, loneLetters);
  if (coverage < 1) return slip.found === name.at(-1) && slip.word.length > LONG;
  if (letters(slip) >= LONG) return true;
  if (!isHurriedSlip(slip.word, slip.found)) return isElsewhere(slip) && letters(slip) >= loneLetters;
  return isElsewhere(slip) || slip.word.length === slip.found.length || letters(slip) > loneLetters;
}

/**
 * One misspelt word for one of several. In a short word only a letter left out, doubled or exchanged with its neighbour is a slip and no
 * other name; the same holds of another ending ("Martini", "Narnia"), and the first letter must be right but for an exchange.
 */
function isPartMeant({ word, found }: Slip, loneLetters: number): boolean {
  const letters = Math.max(word.length, found.length);
  const doubled = word.length > found.length && word.replace(/(.)\1/g, '$1') === found.replace(/(.)\1/g, '$1');
  const isSlip = doubled || (word.length <= found.length && isHurriedSlip(word, found));
  const endsOtherwise = !isSlip && word.slice(0, -1) === found.slice(0, word.length - 1);
  const isBegun = word[0] === found[0] || (isSlip && word.length === found.length) || letters > LONG;
  return isBegun && letters >= (isSlip ? SHORTEST : loneLetters) && (letters > LONG || !endsOtherwise);
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
