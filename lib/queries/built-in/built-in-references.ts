import type { Locale } from '@/lib/i18n/routing';
import { inEnglish } from '@/lib/agent/library/read-reference';
import { chapterNumber, CHINESE_CHAPTER } from './chinese-chapters';
import { isDoubtfulName } from './doubtful-book-names';

const SPACE = '[ \\u00A0\\u202F]';
const AFTER_NAME = String.raw`(?<=\p{L}\p{M}?\.?${SPACE}?)(?<!\p{Script=Han} ?)`;
const LIST = String.raw`(?:[.,]\d{1,3}(?:[-–]\d{1,3})?){0,8}`;
const END = String.raw`(?:ff?|[a-d])?(?![\p{L}\p{M}\d:])`;

const WITH_COLON = new RegExp(String.raw`${AFTER_NAME}\d{1,3}:\d{1,3}(?:[-–]\d{1,3}(?::\d{1,3})?)?${LIST}${END}`, 'gu');
/** A comma stands between chapter and verse; before three figures it is one of thousands. */
const WITH_COMMA = new RegExp(String.raw`${AFTER_NAME}\d{1,3},\d{1,2}(?!\d)(?:[-–]\d{1,3}(?:,\d{1,2})?)?${LIST}${END}`, 'gu');
/** The same with a space behind the sign; in English that is a list of chapters. */
const WITH_SPACE = new RegExp(String.raw`${AFTER_NAME}\d{1,3}[,:]${SPACE}\d{1,3}(?:[-–]\d{1,3})?${LIST}${END}(?!,\d)`, 'gu');
const CHAPTERS = new RegExp(String.raw`${AFTER_NAME}\d{1,3}(?:${SPACE}?\[\d{1,3}\]|[-–]\d{1,3})?(?![\p{L}\p{M}\d]|[.,:]\d)`, 'gu');
const CHINESE = /(?<=\p{Script=Han} ?)\d{1,3}[:：,，]\d{1,3}(?:[-–]\d{1,3})?(?!\d)/gu;

/** Letters of the longest name of a book, with the words that may stand in it. */
const LONGEST_NAME = 45;
const LONGEST_CHINESE = 10;

/** More in one text are not looked for, and of what only looks like one, more are not looked at. */
const MOST = 60;
const MOST_TRIED = 4_000;

/** A reference as it stands in a text. */
export interface WrittenReference {
  words: string;
  /** The same as the built-in agent reads it. */
  reads: string;
  /** The name may be another word or a person's: only a word before it tells that Scripture is meant. */
  doubtful?: true;
}

/**
 * References to verses and to whole chapters in a running text, as they stand there: "1 Cor 13:4-7", "1 Kor 13,4", "Romans 8", "罗马书第八章". Names of
 * books in all six languages are known on every page, for an answer is in the language of its question.
 * @param locale of the page
 */
export function referencesIn(text: string, locale: Locale): WrittenReference[] {
  const found = new Map<string, WrittenReference>();
  const seen = new Set<string>();
  for (const pattern of [WITH_COLON, WITH_COMMA, ...(locale === 'en' ? [] : [WITH_SPACE]), CHINESE, CHINESE_CHAPTER, CHAPTERS]) {
    for (const match of text.matchAll(pattern)) {
      const written = withName(text, match);
      if (found.size >= MOST || seen.size >= MOST_TRIED) return [...found.values()];
      if (seen.has(written)) continue;
      seen.add(written);
      const reference = pattern === CHAPTERS ? chapterIn(written, locale) : verseIn(written);
      if (reference) found.set(reference.words, found.get(reference.words) ?? reference);
    }
  }
  return [...found.values()];
}

function verseIn(written: string): WrittenReference | undefined {
  for (const words of spellings(written)) {
    const reads = chapterNumber(words);
    if (inEnglish(reads)) return { words, reads };
  }
  return undefined;
}

/** Both numbers of a psalm are kept: "Ps 22 [23]". */
function chapterIn(written: string, locale: Locale): WrittenReference | undefined {
  for (const words of spellings(written)) {
    const reads = plain(words);
    const english = inEnglish(reads);
    if (!english || (words.endsWith(']') && !english.startsWith('Psalm'))) continue;
    return { words, reads, ...(isDoubtfulName(reads.replace(/ ?\d[^ ]*(?: ?\[\d+\])?$/, ''), english, locale) ? { doubtful: true } : {}) };
  }
  return undefined;
}

const plain = (words: string) => words.replace(/[\u00A0\u202F]/g, ' ');

/** A number as it was found, and as much before it as a name may take. In Chinese no space parts a name from the words before it. */
function withName(text: string, { 0: numbers, index }: RegExpExecArray): string {
  const before = text.slice(Math.max(0, index - LONGEST_NAME), index);
  const han = new RegExp(`[（(；;、]?\\p{Script=Han}{1,${LONGEST_CHINESE}} ?$`, 'u').exec(before)?.[0];
  return (han ?? before) + numbers;
}

/** The ends of what was found that may be a reference, the longest first. */
function spellings(written: string): string[] {
  const [head = '', mark = '', han = ''] = /^([（(；;、]?)(\p{Script=Han}+)/u.exec(written) ?? [];
  if (han) return Array.from({ length: han.length }, (_, at) => written.slice(mark.length + at)).filter((words, at) => at < han.length - 1 || isLetterAlone(head, words));
  return [...written.matchAll(START)].slice(-MOST_STARTS).map(({ index }) => written.slice(index));
}

/** Where a name may begin, with the number of a book that has two or three. */
const START = /(?<![\p{L}\p{M}\p{N}])(?<!\d\.? ?)(?:(?=[1-5]\.?\s?\p{Lu})|(?=\p{Lu}))/gu;
const MOST_STARTS = 6;

/** A single Chinese letter is a book's name only in brackets, in a list, or behind "see". */
const isLetterAlone = (head: string, words: string) => /^(?:.*[见阅参]|[（(；;、])\p{Script=Han}$/u.test(head) && /\d[:：]\d/.test(words);
