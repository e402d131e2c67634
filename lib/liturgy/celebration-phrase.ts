import { addedNames } from './added-names';
import type { CalendarName } from './calendar-choice';
import { celebrationIndex } from './celebration-index';
import { dateWords, ordinals, principalDays } from './date-words';
import type { LiturgyLocale } from './locale';
import { nextOccurrence, occurrenceIn, previousOccurrence, type Occurrence } from './occurrence';
import { fold, nameKey, parseNumber } from './phrase-text';
import { addDays } from './plain-date';
import { yearWords } from './year-words';

export interface CelebrationPhrase extends Occurrence {
  /** The Easter Vigil: the night of that date. `night` is the Mass of that name at Christmas, whose date is the 25th. */
  part?: 'easter-vigil' | 'night';
}

interface NamedYear {
  name: string;
  year?: number;
  /** "next Easter": not today. */
  afterToday?: boolean;
  /** "last Easter". */
  beforeToday?: boolean;
}

const yearNumber = String.raw`(\d{4}|[〇零一二三四五六七八九]{4}(?=年))`;
const beforeYear = String.raw`(?:\b(?:in|of|de|en|im|im jahre?|des jahres|fi|ta')\s+)?`;
const yearAtEnd = new RegExp(String.raw`^(.+?)[\s,]*${beforeYear}${yearNumber}(?:年|\.|-?(?:ban|ben))?$`);
const yearAtStart = new RegExp(String.raw`^${yearNumber}(?:年的?|\.)?\s*(.+)$`);

/** What joins a name to "this year": "Easter of this year", "Pâques de l’année prochaine". */
const beforeYearWords = /(?:^|\s)(?:of|in|im|de|d'|f'|ta')$/;

/** What stands in the place of the weekday: "Easter" in "next Easter". */
function within(phrase: string, templates: readonly string[]): string[] {
  return templates.flatMap((template) => {
    const [before = '', after = ''] = fold(template).split('{weekday}');
    const fits = phrase.length > before.length + after.length && phrase.startsWith(before) && phrase.endsWith(after);
    return fits && before + after !== '' ? [phrase.slice(before.length, phrase.length - after.length)] : [];
  });
}

/** "Nikolaustag", "Miklós napja", "St Nicholas Day", "Jum San Nikola": the day of whom it names. */
const dayOf: Partial<Record<LiturgyLocale, RegExp>> = {
  en: /^(.+?)(?:'s|(?<=s)')? day$/,
  de: /^(.+?)(?:s)?-?tag$/,
  fr: /^(?:jour|fete) de (?:la |l')?(.+)$/,
  hu: /^(.+?)[ -]nap(?:ja|jan)?$/,
  mt: /^(?:jum|il-festa ta'|festa ta') (.+)$/,
};

/** How a saint's name begins in the index. */
const saintBefore: Record<LiturgyLocale, readonly string[]> = { en: ['st '], de: ['st '], fr: ['st '], hu: ['szent '], zh: ['圣'], mt: ['san ', 'santa '] };

/** Whom a phrase names without "Saint": "Mary Magdalene", "Nikolaustag". A single bare name ("Peter") is too little. */
function asSaint(name: string, locale: LiturgyLocale): string[] {
  const whose = dayOf[locale]?.exec(name)?.[1];
  const full = locale === 'de' && whose && !name.endsWith(' tag') ? [whose, name.replace(/-?tag$/, '')] : whose ? [whose] : [];
  const bare = locale === 'zh' || name.includes(' ') ? [name] : [];
  return [...full, ...[...full, ...bare].flatMap((one) => saintBefore[locale].map((saint) => saint + one))];
}

/** Without the word for a feast or day, and with one word for the days of the week (周三, 礼拜三). */
function chineseSpellings(name: string): string[] {
  const ofWeek = name.replace(/(?:周|礼拜)(?=[一二三四五六]$)/, '星期');
  return [...new Set([name, name.replace(/(?:节日?|瞻礼|(?<!主)日)$/, ''), ofWeek])];
}

/** "St. Patrick's Day", and "the 3rd week" for the third, as the names have it; in Chinese with or without the word for feast (耶稣升天节). */
function spellings(name: string, locale: LiturgyLocale): string[] {
  if (locale === 'zh') return chineseSpellings(name).flatMap((one) => [one, `${one}节`, `${one}瞻礼`, `${one}礼`, ...asSaint(one, locale)]);
  if (locale !== 'en') return [name, ...asSaint(name, locale)];
  const words = name.replace(/\b(\d{1,2})(?:st|nd|rd|th)\b/g, (digits, number: string) => ordinals.en[number]?.find((form) => /^[a-z-]+$/i.test(form)) ?? digits);
  return [...new Set([name, words, name.replace(/(?:'s|s') day$/, (end) => (end.startsWith('s') ? 's' : '')), ...asSaint(name, locale)])];
}

/** The ways in which a phrase may be a name with or without a year. `phrase` is folded. */
function readings(phrase: string, locale: LiturgyLocale, today: string): NamedYear[] {
  const thisYear = Number(today.slice(0, 4));
  const found: NamedYear[] = [{ name: phrase }];
  const end = yearAtEnd.exec(phrase);
  if (end?.[1] && end[2]) found.push({ name: end[1], year: parseNumber(end[2]) });
  const start = yearAtStart.exec(phrase);
  if (start?.[1] && start[2]) found.push({ name: start[2], year: parseNumber(start[1]) });
  for (const { words, ahead } of yearWords[locale]) {
    const year = thisYear + ahead;
    if (phrase.endsWith(words)) found.push({ name: phrase.slice(0, -words.length).trim().replace(beforeYearWords, ''), year });
    if (phrase.startsWith(words)) found.push({ name: phrase.slice(words.length).replace(/^(?:的|'s )/, ''), year });
  }
  const { this: coming, next, last } = dateWords[locale];
  found.push(...within(phrase, coming).map((name) => ({ name })));
  found.push(...within(phrase, next).map((name) => ({ name, afterToday: true })));
  found.push(...within(phrase, last).map((name) => ({ name, beforeToday: true })));
  return found;
}

async function earliest(ids: readonly string[], { year, afterToday, beforeToday }: NamedYear, today: string, calendar: CalendarName): Promise<Occurrence | undefined> {
  const from = afterToday ? addDays(today, 1) : today;
  const occurrence = (id: string) =>
    year !== undefined ? occurrenceIn(id, year, calendar) : beforeToday ? previousOccurrence(id, today, calendar) : nextOccurrence(id, from, calendar);
  const found = await Promise.all(ids.map(occurrence));
  return found.filter((one) => one !== undefined).toSorted((a, b) => (a.date < b.date ? -1 : 1))[0];
}

function partOf(key: string, locale: LiturgyLocale): CelebrationPhrase['part'] {
  const named = (day: Partial<Record<LiturgyLocale, readonly string[]>>) => day[locale]?.some((name) => nameKey(name) === key);
  if (principalDays.some((day) => day.part === 'easter_vigil' && named(day))) return 'easter-vigil';
  return addedNames.find((day) => day.part && named(day))?.part;
}

/**
 * The day of a celebration that is named in one language, with a year, with "next", or alone (then the first from today on).
 * `phrase` is folded. 'no-such-date' when the name is known but has no day in that year; undefined when it is no such name.
 * @param how 'loosely' takes the words of a name in any order, without "of", "in" and "saint"
 */
export async function celebrationPhrase(
  phrase: string,
  locale: LiturgyLocale,
  today: string,
  calendar: CalendarName = 'general',
  how: 'exactly' | 'loosely' = 'exactly',
): Promise<CelebrationPhrase | 'no-such-date' | undefined> {
  const index = await celebrationIndex(locale, calendar);
  for (const named of readings(phrase, locale, today)) {
    const keys = spellings(named.name, locale).map(nameKey);
    const key = how === 'exactly' ? keys.find((name) => index.get(name)) : keys[0];
    const ids = key === undefined ? undefined : how === 'exactly' ? index.get(key) : index.getLoosely(key);
    if (key === undefined || !ids) continue;
    const occurrence = await earliest(ids, named, today, calendar);
    if (!occurrence) return 'no-such-date';
    const part = partOf(key, locale);
    return part ? { ...occurrence, part } : occurrence;
  }
  return undefined;
}
