import type { Locale } from '@/lib/i18n/routing';
import { inEnglish } from '@/lib/agent/library/read-reference';

const ENGLISH = /(?<![\p{L}\p{N}])(?:[1-3] ?)?\p{Lu}[\p{L}]{1,20}\.? \d{1,3}:\d{1,3}(?:[-–]\d{1,3})?(?![\p{L}\d:])/gu;
/** A comma stands between chapter and verse; in English it would be a thousand. */
const OTHER = /(?<![\p{L}\p{N}])(?:[1-5]\.? ?)?\p{Lu}[\p{L}\p{M}]{1,20}\.? \d{1,3}[,:] ?\d{1,3}(?:[-–]\d{1,3})?(?![\p{L}\d:,])/gu;
const CHINESE = /[\p{Script=Han}]{1,9} ?\d{1,3}[:：]\d{1,3}(?:[-–]\d{1,3})?(?!\d)/gu;

/** More in one text are not looked for. */
const MOST = 60;

/** References to verses in a running text, as they stand there: "1 Cor 13:4-7", on pages of other languages also as those write them, "1 Kor 13,4". */
export function referencesIn(text: string, locale: Locale): string[] {
  const found = [...text.matchAll(ENGLISH), ...(locale === 'en' ? [] : text.matchAll(locale === 'zh' ? CHINESE : OTHER))].slice(0, MOST);
  return [...new Set(found.flatMap(([words]) => spellings(words).find((spelling) => inEnglish(spelling)) ?? []))];
}

/** A reference to verses and where it stands in a text. */
export interface ScripturePlace { from: number; to: number; words: string }

/** Every reference to verses in the text of a document, whose language nobody knows: as English writes it and as other languages do, "Rom. 8, 28" too. */
export function scripturePlaces(text: string): ScripturePlace[] {
  const found = [ENGLISH, OTHER, CHINESE].flatMap((pattern) => [...text.matchAll(pattern)].flatMap(({ 0: written, index }) => {
    const words = spellings(written).find((spelling) => inEnglish(spelling));
    return words ? [{ from: index + written.length - words.length, to: index + written.length, words }] : [];
  }));
  return found.sort((a, b) => a.from - b.from || b.to - a.to);
}

/** In Chinese no space parts a name from the words before it: the longest end that may be one comes first. A single letter is no name here. */
function spellings(words: string): string[] {
  const [han = ''] = /^\p{Script=Han}+/u.exec(words) ?? [];
  return han ? Array.from({ length: Math.max(0, han.length - 1) }, (_, at) => words.slice(at)) : [words];
}
