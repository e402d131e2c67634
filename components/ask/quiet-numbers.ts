import { catechismAndCanons } from '@/components/documents/catechism-and-canons';
import { dateNames } from '@/lib/i18n/date-names';
import type { Locale } from '@/lib/i18n/routing';
import { plainDate } from '@/lib/liturgy/plain-date';
import type { QuietPlace } from './quiet-names';
import { quotedIn } from './quotations';

/** Years that our calendar computes. */
const [FIRST_YEAR, LAST_YEAR] = [1970, 2100];

interface Found extends QuietPlace { key: string }

function all(text: string, pattern: RegExp, read: (match: RegExpMatchArray) => { key: string; href: string } | undefined): Found[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const found = read(match);
    const from = match.index ?? 0;
    return found ? [{ ...found, from, to: from + match[0].length }] : [];
  });
}

const monthsIn = (locale: Locale) => dateNames[locale].months.join('|');

/** Full dates as a language writes them, with the places of day, month and year; a month without a year is no day. */
function datePatterns(locale: Locale): { pattern: RegExp; order: 'dmy' | 'mdy' | 'ymd' }[] {
  const months = monthsIn(locale);
  const own: Record<Locale, { pattern: string; order: 'dmy' | 'mdy' | 'ymd' }[]> = {
    en: [{ pattern: `(\\d{1,2})(?:st|nd|rd|th)? (?:of )?(${months}),? (\\d{4})`, order: 'dmy' }, { pattern: `(${months}) (\\d{1,2})(?:st|nd|rd|th)?, (\\d{4})`, order: 'mdy' }],
    de: [{ pattern: `(\\d{1,2})\\. ?(${months}) (\\d{4})`, order: 'dmy' }],
    fr: [{ pattern: `(\\d{1,2})(?:er)? (${months}) (\\d{4})`, order: 'dmy' }],
    hu: [{ pattern: `(\\d{4})\\. (${months}) (\\d{1,2})(?=\\.|-)`, order: 'ymd' }],
    zh: [{ pattern: '(\\d{4})年(\\d{1,2})月(\\d{1,2})日', order: 'ymd' }],
    mt: [{ pattern: `(\\d{1,2}) ta[’'] (${months}) (\\d{4})`, order: 'dmy' }],
  };
  return own[locale].map(({ pattern, order }) => ({ pattern: new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?!\\d)`, 'giu'), order }));
}

function datesIn(text: string, locale: Locale): Found[] {
  const named = [...new Set<Locale>([locale, 'en'])].flatMap((language) => datePatterns(language).flatMap(({ pattern, order }) => all(text, pattern, ([, first = '', second = '', third = '']) => {
    const [year, name, day] = order === 'ymd' ? [first, second, third] : order === 'dmy' ? [third, second, first] : [third, first, second];
    const month = language === 'zh' ? Number(name) : dateNames[language].months.findIndex((known) => known.toLowerCase() === name.toLowerCase()) + 1;
    return dayAt(Number(year), month, Number(day));
  })));
  const dotted = all(text, /(?<![\p{L}\p{N}./-])(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})(?![\d/-]|\.\d)/gu, ([, day, month, year]) => dayAt(Number(year), Number(month), Number(day)));
  return [...named, ...dotted, ...all(text, /(?<![\p{L}\p{N}/-])(\d{4})-(\d{2})-(\d{2})(?![\d/-])/gu, ([, year, month, day]) => dayAt(Number(year), Number(month), Number(day)))];
}

function dayAt(year: number, month: number, day: number): { key: string; href: string } | undefined {
  const date = plainDate(year, month, day);
  return date && year >= FIRST_YEAR && year <= LAST_YEAR ? { key: date, href: `/calendar/${date}` } : undefined;
}

/** Where a text names paragraphs of the Catechism or canons of the Code, with the pages they lead to. */
function numbersIn(text: string, own: boolean): Found[] {
  return catechismAndCanons(text).map(({ from, to, key, query }) => ({ from, to, key, href: own ? `/documents/${key}` : `/documents?q=${encodeURIComponent(query)}` }));
}

/**
 * Where a piece of running text names a paragraph of the Catechism, a canon of the Code or a day of our calendar, each once.
 * @param own whether the agent is our own; another one is asked for a document by a search
 * @param taken what the answer has linked already; what is found is added
 */
export function numbersOf(text: string, locale: Locale, own: boolean, taken: Set<string>): QuietPlace[] {
  const isQuoted = quotedIn(text);
  return [...numbersIn(text, own), ...datesIn(text, locale)].filter(({ key, from }) => {
    if (taken.has(key) || isQuoted(from)) return false;
    taken.add(key);
    return true;
  });
}
