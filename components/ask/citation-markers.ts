import { outsideClosed } from './closed-places';

/** A piece of an answer's running text: words, or a marker that points to one or more sources. */
export type Piece = { words: string } | { numbers: number[] };

/** `[^1]`, `[1]`, `[ 1 ]`, `[2, 3]`, `[1-3]`, `[^1, ^2]`, `【1】`, `［1］`; at most three digits, so that a year in brackets is none. */
const GROUP = /[[【［][ \u00A0]?(\^?)(\d{1,3}(?:\s*[,，、;；–‑-]\s*\^?\d{1,3})*)[ \u00A0]?[\]】］]/g;

const LONGEST_RANGE = 20;

/**
 * Cuts running text at its citation markers. A caret makes a marker in any case, so that an unknown number is dropped quietly;
 * without one, brackets are a marker only when every number in them has a source. Markers side by side become one, and the
 * space between a word and a marker goes, as in print.
 * @param isKnown whether a number (counted from one) has a source
 */
export function cutAtMarkers(text: string, isKnown: (number: number) => boolean): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(GROUP)) {
    const numbers = numbersOf(match[2] ?? '');
    const known = numbers.filter(isKnown);
    const after = match.index + match[0].length;
    const isUnsure = !match[1] && (numbers.length === 0 || known.length < numbers.length || /(?<!\d)0/.test(match[0]));
    if (isUnsure || (!match[1] && isPlainText(text, match.index, after, numbers))) continue;
    addWords(pieces, withoutSpaceAtEnd(text.slice(end, match.index)));
    addNumbers(pieces, known);
    end = after;
  }
  addWords(pieces, text.slice(end));
  return pieces;
}

/** What a line begins with before its words: marks of quotations, items and headings. */
const BEGINNING = /(?:^|\n)[ \t]{0,40}(?:(?:>|#{1,6}|[-*+]|\d{1,9}[.)])[ \t]{0,40}){0,10}$/;

/** Without the spaces between a word and the marker that follows; those between paragraphs, and behind the mark of an item, make these. */
function withoutSpaceAtEnd(words: string): string {
  let end = words.length;
  while (words[end - 1] === ' ' || words[end - 1] === '\t') end -= 1;
  return end === words.length || (end > 0 && BEGINNING.test(words.slice(Math.max(0, end - 100)))) ? words : words.slice(0, end);
}

/** What stands directly before brackets of an index: `a[1]`, `f(x)[2]`, `max_len[3]`, `a^[1]`, and the brackets of such a one, `arr[0][1]`, `a[2][1]`. */
const INDEX = /(?:(?<![\p{L}\p{N}’'])[a-z]|\p{L}\([^()\s]{0,20}\)|_\p{L}{0,20}|\$\p{L}{1,20}|\^)/u.source;
const INDEXED = new RegExp(`${INDEX}(?:\\[[^\\][\\s]{1,20}\\]){0,4}$|[\\p{L}\\p{N}]\\[(?:0|[a-z]|-\\d|[a-z]?[+-]\\d)\\](?:\\[[^\\][\\s]{1,20}\\]){0,3}$`, 'u');
/** A psalm by its number, or several; the Greek and the Hebrew psalter count differently by one. */
const PSALM =
  /(?:(?<!\p{L})(?:psalm\p{L}{0,2}|pss?|psaumes?|zsolt\p{L}{0,6}|salm\p{L}{0,2}|sal)\.?\s{0,2}|(?:诗篇?|圣?咏集?)第?\s?)(?:\d{1,3}\s?[[(]\d{1,3}[\])](?:[,;、和–-]|\s(?:and|und|et|és|u))\s{0,2}){0,3}\d{1,3}$/iu;
/** In Hungarian the word may follow. */
const PSALM_AFTER = /^\.? ?zsolt/iu;

/** Brackets with numbers that are no marker though such sources exist: an index, and the other number of a psalm (22[23]). */
function isPlainText(text: string, from: number, to: number, numbers: number[]): boolean {
  const before = text.slice(Math.max(0, from - 60), from);
  const digits = Number(/(?<![\d:.,])(\d{1,3})$/.exec(before)?.[1]);
  const isOther = numbers.length === 1 && Math.abs(digits - (numbers[0] ?? 0)) === 1;
  return (isOther && (PSALM.test(before) || PSALM_AFTER.test(text.slice(to, to + 10)))) || INDEXED.test(before);
}

/** Numbers that an answer's text points to and that have a source, each once, in the order of the text. */
export function numbersIn(text: string, isKnown: (number: number) => boolean): number[] {
  const numbers = new Set<number>();
  outsideClosed(text, (words) => {
    cutAtMarkers(words, isKnown).forEach((piece) => 'numbers' in piece && piece.numbers.forEach((number) => numbers.add(number)));
    return words;
  });
  return [...numbers];
}

function numbersOf(inside: string): number[] {
  return inside.split(/\s*[,，、;；]\s*/).flatMap((item) => {
    const [from = 0, to = from] = item.split(/\s*[–‑-]\s*/).map((digits) => Number(digits.replace('^', '')));
    if (from < 1 || to < from || to - from >= LONGEST_RANGE) return [];
    return Array.from({ length: to - from + 1 }, (_, index) => from + index);
  });
}

function addWords(pieces: Piece[], words: string): void {
  if (words) pieces.push({ words });
}

function addNumbers(pieces: Piece[], numbers: number[]): void {
  const last = pieces.at(-1);
  if (numbers.length === 0) return;
  if (last && 'numbers' in last) last.numbers.push(...numbers.filter((number) => !last.numbers.includes(number)));
  else pieces.push({ numbers: [...new Set(numbers)] });
}
