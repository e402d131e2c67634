import { dateNames } from '@/lib/i18n/date-names';
import type { Locale } from '@/lib/i18n/routing';
import { plainDate } from '@/lib/liturgy/plain-date';
import type { QuietPlace } from './quiet-names';
import { quotedIn } from './quotations';

/** How the Catechism is called before a paragraph's number; "Catechism" alone may be another one. */
const CATECHISM =
  /(?<![\p{L}\p{N}])(?:CCC|KKK|CEC|KEK|KKC|Catechism of the Catholic Church|Katechismus der Katholischen Kirche|Catéchisme de l[’']Église catholique|(?:A )?Katolikus Egyház Katekizmusa|Katekiżmu tal-Knisja Kattolika|天主教教理),?\s{0,2}(?:nn?\.|nos?\.|Nr\.|§§?|paragraphs?|par\.)?\s?(\d{1,4})(?:\s?[-–]\s?(\d{1,4}))?(?![\p{L}\d]|[.:]\d)/giu;
/** "Catechism" alone, with a word for the number: here that of the Catholic Church is meant, unless another is named. */
const BARE_CATECHISM =
  /(?<![\p{L}\p{N}])(?:(?<!(?:roman|baltimore|tridentine|heidelberg|small|large|lutheran|penny)\s)Catechism|(?<!(?:Kleiner?|Großer?|Heidelberger|Römischer?)\s)Katechismus|Catéchisme|Katekizmus|Katekiżmu),?\s{0,2}(?:nn?\.|nos?\.|Nr\.|n[°º]|§§?|paragraphs?|par\.)\s?(\d{1,4})(?:\s?[-–]\s?(\d{1,4}))?(?![\p{L}\d]|[.:]\d)/giu;
const LAST_PARAGRAPH = 2_865;

/** Councils and the Eastern Code have canons too, so the Code has to be named. */
const CANON =
  /(?<![\p{L}\p{N}])(?:(?:CIC|Code of Canon Law),? (?:can(?:on)?s?\.?|cc?\.) ?(\d{1,4})|(?:can(?:on)?\.?|c\.) (\d{1,4})(?: ?§ ?\d)?,? (?:CIC|of the (?:1983 )?Code of Canon Law))(?![\p{L}\d])(?!\/?[ -]?19?17)/giu;
const LAST_CANON = 1_752;

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

const search = (query: string) => `/documents?q=${encodeURIComponent(query)}`;

/**
 * Where a text names paragraphs of the Catechism or a canon of the Code.
 * @param own whether the agent is our own; another one is asked for a document by a search
 */
export function catechismAndCanons(text: string, own: boolean): Found[] {
  return [
    ...[CATECHISM, BARE_CATECHISM].flatMap((pattern) => all(text, pattern, ([, first, last]) => {
      const [from, to] = [Number(first), Number(last ?? first)];
      if (from < 1 || to < from || to > LAST_PARAGRAPH) return undefined;
      const range = from === to ? `${from}` : `${from}-${to}`;
      return { key: `ccc-${range}`, href: own ? `/documents/ccc-${range}` : search(`Catechism of the Catholic Church ${range}`) };
    })),
    ...all(text, CANON, ([, first, second]) => {
      const number = Number(first ?? second);
      if (number < 1 || number > LAST_CANON) return undefined;
      return { key: `canon-${number}`, href: own ? '/documents/code-of-canon-law-1983' : search(`Code of Canon Law, canon ${number}`) };
    }),
  ];
}

/**
 * Where a piece of running text names a paragraph of the Catechism, a canon of the Code or a day of our calendar, each once.
 * @param own as for `catechismAndCanons`
 * @param taken what the answer has linked already; what is found is added
 */
export function numbersOf(text: string, locale: Locale, own: boolean, taken: Set<string>): QuietPlace[] {
  const isQuoted = quotedIn(text);
  return [...catechismAndCanons(text, own), ...datesIn(text, locale)].filter(({ key, from }) => {
    if (taken.has(key) || isQuoted(from)) return false;
    taken.add(key);
    return true;
  });
}
