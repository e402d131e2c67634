import { absolutePhrase } from './absolute-phrase';
import type { CalendarName } from './calendar-choice';
import { dateWords } from './date-words';
import type { LiturgyLocale } from './locale';
import { nameReadings, type Read } from './phrase-readings';
import { fold } from './phrase-text';
import { relativePhrase } from './relative-phrase';

interface Parts {
  name: string;
  date: string;
}

const edges = /^[\s,:;()-]+|[\s,:;()-]+$/g;

/** Every way to part a folded phrase in a name and a date, either of them first: at each space or mark, and before and behind Chinese characters. */
function parted(phrase: string): Parts[] {
  const places = [...phrase.matchAll(/[\s,:;()]+|(?<=\p{Script=Han})|(?=\p{Script=Han})/gu)].map(({ index }) => index);
  return [...new Set(places)].flatMap((place) => {
    const [left, right] = [phrase.slice(0, place).replace(edges, ''), phrase.slice(place).replace(edges, '')];
    return left && right ? [{ name: left, date: right }, { name: right, date: left }] : [];
  });
}

/** The dates that a text may be in any of the languages; several for 03/04/2026. */
function datesOf(text: string, locales: readonly LiturgyLocale[], today: string): string[] {
  for (const locale of locales) {
    const found = absolutePhrase(text, locale, today);
    if (typeof found === 'object') return [found.date, found.alternative, found.yearFirst].filter((date) => date !== undefined);
  }
  return [];
}

/** A neighbour of a celebration is that of a year: "the Sunday after Christmas" is looked for with the year too. */
const withYear = (name: string, locale: LiturgyLocale, date: string) => (locale === 'zh' ? `${date.slice(0, 4)}年${name}` : locale === 'hu' ? `${date.slice(0, 4)} ${name}` : `${name} ${date.slice(0, 4)}`);

/** How a name is read, by the day that it is looked for from. A name that has no day from then on is a name all the same. */
async function readName(name: string, locales: readonly LiturgyLocale[], from: string, calendar: CalendarName): Promise<Exclude<Read, undefined>[]> {
  const found: Exclude<Read, undefined>[] = [];
  for (const locale of locales) {
    for (const text of [name, withYear(name, locale, from)]) {
      for (const reading of nameReadings) {
        const read = await reading(text, locale, from, calendar);
        if (read) found.push(read);
      }
    }
  }
  return found;
}

/** "Saints of the day" behind a date, as in the headings of our own answers. */
const isOnlyAsked = (name: string, locales: readonly LiturgyLocale[]) => locales.some((locale) => dateWords[locale].ask.some((words) => fold(words) === name));

/**
 * The day of a name that stands beside its date: "Christmas, 25 December 2026", "Monday 7 December 2026: Saint Ambrose, Bishop and Doctor of the Church". The two may be
 * in different languages. 'no-such-date' where the name is known and has another day; undefined where it is none.
 */
export async function nameWithDate(phrase: string, locales: readonly LiturgyLocale[], today: string, calendar: CalendarName): Promise<Read> {
  const folded = fold(phrase);
  if (!/[\d一二三四五六七八九十]/.test(folded)) return undefined;
  let refused: 'no-such-date' | undefined;
  for (const { name, date: text } of parted(folded)) {
    const dates = datesOf(text, locales, today);
    const [first] = dates;
    if (!first) continue;
    if (isOnlyAsked(name, locales)) return { date: first, understood: { kind: 'date' } };
    if (locales.some((locale) => dates.includes(relativePhrase(name, locale, today)?.date ?? ''))) return { date: first, understood: { kind: 'date' } };
    for (const from of [...dates, today]) {
      for (const found of await readName(name, locales, from, calendar)) {
        // A date without a year is that of the name's: "Christmas 2030, 25 December".
        if (found !== 'no-such-date' && datesOf(text, locales, found.date).includes(found.date)) return found;
        refused = 'no-such-date';
      }
    }
  }
  return refused;
}
