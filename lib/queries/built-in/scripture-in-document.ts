import 'server-only';
import { isLibraryId } from '@/lib/agent/library/library-ids';
import { readReference } from '@/lib/agent/library/read-reference';
import type { Locale } from '@/lib/i18n/routing';
import type { BibleBook } from '@/lib/liturgy/bible-books';

/** A reference to Scripture in the text of a document, in UTF-16 units. */
export interface ScripturePlace {
  from: number;
  to: number;
  /** As it stands there, with the book where the text leaves it out: "Jn 10:30" for the second of "Jn 6:51; 10:30". */
  words: string;
  /** Path of our own page of it; absent where the numbers of another language may mean another place. */
  page?: string;
}

const BOOK = String.raw`(?:Song of (?:Songs|Solomon)|Acts of the Apostles|(?:(?:[1-5]\.?|I{1,3}) ?)?\p{Lu}[\p{L}\p{M}’']{0,20})`;
/** A psalm may have both its numbers: "22 (23)", "22[23]". */
const CHAPTER = String.raw`\d{1,3}(?:\s?[(\[]\d{1,3}[)\]])?`;
const PART = String.raw`(?:[a-f]{1,2}(?!\p{L})|ff?(?!\p{L})\.?)?`;
/** Verses after the first: "-17", "–8:2", ".18"; after a point or a comma only those of the same chapter. */
const MORE = String.raw`(?:\s?[-–]\s?\d{1,3}(?:[:,]\d{1,3})?${PART}|[.,]\s?\d{1,3}${PART}(?!\s?[:,]\d|\d|\s(?!and|und|et|és)\p{Ll}))*`;

const WRITTEN = new RegExp(String.raw`(?<![\p{L}\p{N}])(${BOOK})(\.?\s)(${CHAPTER})(?:(\s?[:：,.，]\s?)(\d{1,3})${PART}${MORE}|(?:\s?[-–]\s?\d{1,3})?(?![:,.]?\d))(?![\p{L}\d%°])`, 'gu');
const CHINESE = new RegExp(String.raw`(\p{Script=Han}{1,12})》?\s?第?(\d{1,3})(?:\s?[:：,，]\s?(\d{1,3})${MORE}节?|[章篇](?:\s?第?(\d{1,3})(?:\s?[-–至]\s?\d{1,3})?节)?)`, 'gu');
/** "; 10:30" after a reference: another place of the same book. */
const SAME_BOOK = new RegExp(String.raw`;\s?(\d{1,3})\s?([:,])\s?(\d{1,3})${PART}${MORE}(?![\p{L}\d%:])`, 'uy');

/** What stands before a reference that is only a reference: a bracket, "cf.", a semicolon after another one. */
const REFERS = /(?:[([（；;]|(?:^|[^\p{L}])(?:cfr?|see|vgl|siehe|voir|v[öo]|lásd|vide|ara)\.?|[参见阅])\s{0,2}$/iu;
/** Books whose name or sign is also another word ("Is 20", "So 3, 5", "Mark 5", "Col. 3"): without verses after a colon they need such a sign before them. */
const OTHER_WORDS = /^(?:ab|ac|act|acts|ag|am|as|ba|bar|col|ct|dan|daniel|en|ep|est|ester|esther|ex|ga|ge|gen|ha|he|hos|is|james|jas|joel|job|jon|jonas|jud|judas|judges|jude|judith|juges|lam|lm|luc|luke|marc|mark|mi|ml|na|ne|numbers|nombres|nb|num|os|ph|pr|prov|rev|richter|ri|ru|rut|ruth|sap|sg|si|so|song|sagesse|spr|tit|titus|tite|tob|tobias|wisdom|ws|za|zak)$/i;
/** Signs that nothing else is written with, also for a chapter alone: "Gen 1–2", "Ex 20". */
const CLEAR_CHAPTERS = /^(?:[1-3]\.? ?\p{Lu}.*|I{1,3} \p{Lu}.*|gen|ex|exod|lev|dtn?|deut|ps|pss|isa|jer|ezek|mt|matt|lk|jn|rom|röm|eph|phil|hebr?|\p{L}{6,})$/iu;

/** Psalms are numbered in two ways, and two books are divided otherwise than in English. */
const DIVIDED_OTHERWISE = ['joel', 'malachi'];

function pageOf(book: BibleBook, chapter: number, verse: number | undefined, locale: Locale): string | undefined {
  if (locale !== 'en' && DIVIDED_OTHERWISE.includes(book.id)) return undefined;
  const id = `${book.id === 'daniel-greek' ? 'daniel' : book.id}-${chapter}`;
  if (!isLibraryId(id)) return undefined;
  return `/documents/${id}${verse === undefined || book.id === 'psalms' ? '' : `#v${verse}`}`;
}

/** @param words in any of the six languages @returns undefined where they are no reference to a chapter there is */
function read(words: string, locale: Locale): Pick<ScripturePlace, 'page'> | undefined {
  const reference = readReference(words);
  const [run] = reference?.runs ?? [];
  if (!reference || !run) return undefined;
  const page = pageOf(reference.book, run.chapter, run.to === Infinity && run.from === 1 ? undefined : run.from, locale);
  // Daniel has two chapters more in Greek.
  return page !== undefined || run.chapter <= reference.book.chapters ? { page } : undefined;
}

function sameBook(text: string, at: number, book: string, locale: Locale): ScripturePlace[] {
  const places: ScripturePlace[] = [];
  for (let end = at; ;) {
    SAME_BOOK.lastIndex = end;
    const next = SAME_BOOK.exec(text);
    const found = next && read(`${book} ${next[1]}${next[2]}${next[3]}`, locale);
    if (!next || !found) return places;
    const from = end + next[0].search(/\d/);
    end += next[0].length;
    places.push({ from, to: end, words: `${book} ${text.slice(from, end)}`, page: found.page });
  }
}

function written(text: string, locale: Locale): ScripturePlace[] {
  return [...text.matchAll(WRITTEN)].flatMap(({ 0: whole, 1: book = '', 2: gap = '', 3: chapter = '', 4: separator, 5: verse, index }) => {
    const refers = () => REFERS.test(text.slice(Math.max(0, index - 10), index));
    const isUnclear = OTHER_WORDS.test(book);
    if (separator === undefined ? !((CLEAR_CHAPTERS.test(book) && !(isUnclear && gap.length > 1)) || refers()) : isUnclear && !/[:：]/.test(separator) && !refers()) return [];
    // "Romans 1, 2 and 3" are chapters.
    const isList = separator !== undefined && /^[,，]\s/.test(separator) && /^\s(?:and|und|et|és|&)\s\d/.test(text.slice(index + whole.length, index + whole.length + 6));
    const hasVerse = separator !== undefined && !isList;
    const found = read(hasVerse ? `${book} ${chapter}${separator.trim()}${verse}` : `${book} ${chapter}`, locale);
    if (!found) return [];
    const words = isList ? book + gap + chapter : whole;
    const to = index + words.length;
    return [{ from: index, to, words, page: found.page }, ...(hasVerse ? sameBook(text, to, book, locale) : [])];
  });
}

/** In Chinese no space parts a name from the words before it: the longest end that is one counts. A single letter is a name only where a bracket stands before it. */
function inChinese(text: string, locale: Locale): ScripturePlace[] {
  return [...text.matchAll(CHINESE)].flatMap(({ 0: whole, 1: han = '', 2: chapter = '', 3: verse, 4: namedVerse, index }) => {
    for (let at = 0; at < han.length; at += 1) {
      const book = han.slice(at);
      if (book.length === 1 && !(han.length === 1 && REFERS.test(text.slice(Math.max(0, index - 3), index)))) break;
      const number = verse ?? namedVerse;
      const found = read(number ? `${book} ${chapter}:${number}` : `${book} ${chapter}`, locale);
      if (found) return [{ from: index + at, to: index + whole.length, words: whole.slice(at), page: found.page }];
    }
    return [];
  });
}

/**
 * Every reference to Scripture in the text of a document, whose language nobody knows: as English writes it and as other languages do ("Rom. 8, 28", "1 Kor 13,4",
 * "若望福音3:16"), and chapters alone where nothing else can be meant ("Gen 1–2", "(cf. Is 53)").
 * @param locale of the page: two books are divided otherwise in other languages than English
 */
export function scriptureInDocument(text: string, locale: Locale): ScripturePlace[] {
  return [...written(text, locale), ...inChinese(text, locale)].sort((a, b) => a.from - b.from || b.to - a.to);
}
