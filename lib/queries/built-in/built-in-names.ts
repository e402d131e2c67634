// Longer than 110 lines: it is the one list of what may be called by which words, and under which condition.
import 'server-only';
import { clergy } from '@/lib/agent/directory/clergy';
import { dioceses } from '@/lib/agent/directory/dioceses';
import { kept } from '@/lib/agent/directory/kept';
import { popes } from '@/lib/agent/directory/popes';
import { saints } from '@/lib/agent/directory/saints';
import { englishSeeName, namesByLanguage } from '@/lib/agent/directory/well-known-names';
import { readReference } from '@/lib/agent/library/read-reference';
import { chapterOf, idOfChapter } from '@/lib/agent/library/scripture-chapter';
import type { Locale } from '@/lib/i18n/routing';
import { referencesIn } from './built-in-references';

/** Words of a text that are the name of one thing only, and where it is looked up. */
export interface LinkedName {
  words: string;
  /** Path of our own page of it, and what another agent would be asked for. */
  page: string;
  search: string;
  /** What has to stand before the words for them to mean it: "Pope", "Saint", "Diocese of", "in" before a chapter. */
  needs?: 'pope' | 'saint' | 'see' | 'passage';
}

/** Longer texts are not looked through. */
const LONGEST_TEXT = 60_000;

/** Numbers up to which rulers or patriarchs bear the name as well: Leo III was also an emperor, Paul I a tsar. */
const ALSO_OTHERS: Readonly<Record<string, number>> = {
  'leo': 6, 'paul': 1, 'nicholas': 2, 'alexander': 3, 'john': 21, 'stephen': 9, 'theodore': 2, 'anastasius': 4, 'sergius': 1, 'victor': 3,
  'gregory': 5, 'martin': 1, 'boniface': 3, 'felix': 4, 'constantine': 1, 'eugene': 1, 'adrian': 2, 'julius': 1, 'clement': 1, 'benedict': 1,
};

/** Second names under which more than one is known, whatever our data say. */
const DOUBTFUL = new Set(['James the Apostle', 'Saint Peter', 'Pope Peter', 'Helena Augusta', 'Teresa of Jesus', 'Father Damien', 'Virgin Mary', 'Our Lady']);

const ROMAN: readonly [string, number][] = [['X', 10], ['IX', 9], ['V', 5], ['IV', 4], ['I', 1]];

function numberOf(roman: string): number {
  let [rest, sum] = [roman, 0];
  for (const [sign, value] of ROMAN) for (; rest.startsWith(sign); sum += value) rest = rest.slice(sign.length);
  return sum;
}

const isName = (words: string) => words.split(' ').length > 1 && /^\p{Lu}/u.test(words);

function popeNames(locale: Locale): LinkedName[] {
  return [...popes().values()].flatMap((pope) => {
    const [, plain = pope.papal_name, roman = ''] = /^(.*?) ([IVX]+)$/.exec(pope.papal_name) ?? [];
    const other = locale === 'en' ? undefined : namesByLanguage('popes', pope.pope_id)?.[locale];
    const unclear = !roman || numberOf(roman) <= (ALSO_OTHERS[plain.toLowerCase()] ?? 0);
    const found = (words: string): LinkedName => ({
      words, page: `/popes/${pope.pope_id}`, search: `/popes?q=${encodeURIComponent(pope.primary_name)}`,
      // Two Chinese letters and a number are soon found inside other words.
      ...(unclear || (locale === 'zh' && words !== pope.papal_name && [...words].length < 5) ? { needs: 'pope' as const } : {}),
    });
    return [found(pope.papal_name), ...(other && other !== pope.papal_name ? [found(other)] : [])];
  });
}

const TITLES: Readonly<Record<Locale, RegExp>> = {
  en: /^$/, de: /^(?:Hl|Sel)\. /, fr: /^(?:Saint|Sainte|Bienheureux|Bienheureuse) /, hu: /^$/, zh: /^$/, mt: /^(?:Santa|Santu|Sant'|San) ?/,
};

function saintNames(locale: Locale): LinkedName[] {
  return [...saints().values()].flatMap((saint) => {
    if (saint.pope_id || saint.record_type) return [];
    const known = namesByLanguage('saints', saint.saint_id);
    const found = (words: string, needs?: 'saint'): LinkedName => ({
      words, page: `/saints/${encodeURIComponent(saint.saint_id)}`, search: `/saints?q=${encodeURIComponent(saint.primary_name)}`, ...(needs ? { needs } : {}),
    });
    if (!known) return isName(saint.primary_name) ? [found(saint.primary_name, 'saint')] : [];
    const english = [saint.primary_name, ...(saint.also_known_as ?? [])].filter((words) => isName(words) && !/[,\d]/.test(words) && !DOUBTFUL.has(words));
    const own = locale === 'en' ? undefined : known[locale]?.replace(TITLES[locale], '');
    const clear = own && (locale === 'zh' ? [...own].length > 4 && /·/.test(own) : locale === 'hu' ? own.split(' ').length > 2 : isName(own));
    return [...english, ...(clear ? [own] : [])].map((words) => found(words));
  });
}

function seeNames(locale: Locale): LinkedName[] {
  return [...dioceses().values()].flatMap((see) => {
    const other = locale === 'en' ? undefined : namesByLanguage('dioceses', see.source_code)?.[locale];
    // A Hungarian see is called by an adjective: "a milánói érsekség", "Milánói Főegyházmegye".
    const adjectives = other && locale === 'hu' ? [`${other}i`, `${other.toLowerCase()}i`] : [];
    const called = [see.see_name, englishSeeName(see.source_code), other, ...adjectives].filter((words) => words !== undefined);
    return [...new Set(called)].map((words) => ({
      words, needs: 'see' as const, page: `/dioceses/${encodeURIComponent(see.source_code)}`, search: `/dioceses?q=${encodeURIComponent(see.see_name)}`,
    }));
  });
}

const fold = (words: string) => words.normalize('NFD').replace(/[\p{M}.'’]/gu, '').toLowerCase();

/** What more than one is called stays text: the names left are those of one thing. Looked up by their first word, in Chinese by their first letter. */
function namesOf(locale: Locale): Map<string, LinkedName[]> {
  return kept(`linked-names-${locale}`, () => {
    const people = [...popeNames(locale), ...saintNames(locale)];
    const pages = new Map<string, Set<string>>();
    const call = (words: string, page: string) => pages.set(fold(words), (pages.get(fold(words)) ?? new Set()).add(page));
    for (const { words, page } of people) call(words, page);
    for (const saint of saints().values()) {
      const page = saint.pope_id ? `/popes/${saint.pope_id}` : `/saints/${encodeURIComponent(saint.saint_id)}`;
      for (const words of [saint.primary_name, ...(saint.also_known_as ?? [])]) call(words, page);
    }
    for (const person of clergy().values()) if (!person.pope_id) call(person.primary_name, `/clergy/${person.person_id}`);
    const sees = seeNames(locale);
    const seats = new Map<string, Set<string>>();
    for (const { words, page } of sees) seats.set(fold(words), (seats.get(fold(words)) ?? new Set()).add(page));
    // A title tells popes and saints apart; without one, nobody else may be called so.
    const isClear = ({ words, needs, page }: LinkedName) => [...(pages.get(fold(words)) ?? [])].every((other) => other === page || (needs !== undefined && other.split('/')[1] !== page.split('/')[1]));
    const clear = [...people.filter(isClear), ...sees.filter(({ words }) => seats.get(fold(words))?.size === 1)];
    const byKey = new Map<string, LinkedName[]>();
    for (const name of clear) byKey.set(keyOf(name.words), [...(byKey.get(keyOf(name.words)) ?? []), name]);
    return byKey;
  });
}

const keyOf = (words: string) => (/^\p{Script=Han}/u.test(words) ? words.slice(0, 1) : (/^[\p{L}\p{N}]+/u.exec(words)?.[0] ?? ''));

/** Psalms are numbered in two ways, and two books are divided otherwise than in English. */
const DIVIDED_OTHERWISE = ['joel', 'malachi'];

/**
 * The chapter that a reference leads to, at its first verse where it names one.
 * @param locale of the page: two books are divided otherwise in other languages than English
 */
export function scripturePage(words: string, locale: Locale): Pick<LinkedName, 'page' | 'search'> | undefined {
  const read = readReference(words);
  const [run] = read?.runs ?? [];
  const chapter = read && run && chapterOf(read.book.id, run.chapter);
  const inOtherTongue = locale !== 'en' || /\d,\d/.test(words.replace(/:.*/, ''));
  if (!chapter || (inOtherTongue && DIVIDED_OTHERWISE.includes(read.book.id))) return undefined;
  const whole = run.from === 1 && run.to === Infinity;
  const verse = whole || read.book.id === 'psalms' ? '' : `#v${run.from}`;
  return { page: `/documents/${idOfChapter(chapter)}${verse}`, search: `/documents?q=${encodeURIComponent(words)}` };
}

function scriptureIn(text: string, locale: Locale): LinkedName[] {
  return referencesIn(text, locale).flatMap(({ words, reads, doubtful }) => {
    const page = scripturePage(reads, locale);
    return page ? [{ words, ...page, ...(doubtful ? { needs: 'passage' as const } : {}) }] : [];
  });
}

/**
 * Names in a text, in the language of a page and in English, that can mean one thing only of the built-in data: popes, saints, sees, and
 * references to Scripture. Where they may be linked is the page's to see.
 * @param text Markdown of an answer
 */
export function linkedNames(text: string, locale: Locale): LinkedName[] {
  if (text.length > LONGEST_TEXT) return [];
  const names = namesOf(locale);
  const keys = new Set(text.match(/\p{Script=Han}|[\p{L}\p{N}]+/gu));
  const found = [...keys].flatMap((key) => (names.get(key) ?? []).filter(({ words }) => text.includes(words)));
  return [...found, ...scriptureIn(text, locale)];
}
