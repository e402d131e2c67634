import { parseReference } from '@/lib/liturgy/scripture-reference';
import type { Locale } from '@/lib/i18n/routing';

/** Books that are called after a person or by an everyday word in every language: "Mark 5", "Acts 3", "Numbers 7". */
const BOOKS = new Set([
  'joshua', 'judges', 'ruth', 'numbers', 'ezra', 'nehemiah', 'tobit', 'judith', 'esther', 'job', 'proverbs', 'song-of-songs', 'wisdom', 'daniel', 'joel', 'amos', 'jonah',
  'micah', 'matthew', 'mark', 'luke', 'john', 'acts', 'titus', 'james', 'jude',
]);

/** Names and abbreviations of other books that are also words, titles or first names in one of the six languages. */
const WORDS = new Set(
  'mal lam bar sir rev est nah hab hag tit phil col jel ter teremtés prediger prédikátor préd lhud zsidók sirák apok fil zak sach'.split(' '),
);
/** Rome in German. */
const ROME: ReadonlySet<Locale> = new Set(['de']);

/**
 * Whether a book's name before a bare number may mean something else. Short names with a vowel are words ("Is 53", "Am 3", "He 11"); those
 * without ("Mk 5", "Ps 23") and those with a number before them ("1 Kor 13") are none.
 * @param name as written
 * @param english the whole reference in English
 * @param locale of the page
 */
export function isDoubtfulName(name: string, english: string, locale: Locale): boolean {
  const letters = name.replace(/\.$/, '').toLowerCase();
  if (/^[1-5]/.test(letters)) return letters.replace(/[^\p{L}]/gu, '').length < 2;
  if (!/[aeiouyàâäáéèêëíîïóôöőúûüű]/u.test(letters)) return letters.length < 2;
  const book = parseReference(english)?.book.id;
  return letters.length < 3 || WORDS.has(letters) || (book !== undefined && BOOKS.has(book)) || (letters === 'rom' && ROME.has(locale));
}
