import { dateWords, ordinals } from './date-words';
import type { LiturgyLocale } from './locale';
import { fold, parseNumber } from './phrase-text';
import { addDays, daysInMonth, plainDate } from './plain-date';
import { thisWeekday } from './relative-phrase';

/** "first Friday of December 2026" in one language; `{ord}`, `{weekday}` and `{mon}` are placeholders, folded. */
const sentences: Record<LiturgyLocale, { templates: string[]; last: string[] }> = {
  en: { templates: [String.raw`^(?:the )?{ord} {weekday} (?:of|in) (?:the month of )?{mon}(?:,? (?<y>\d{4}))?$`], last: ['last'] },
  de: { templates: [String.raw`^(?:(?:der|den|am) )?{ord} {weekday} (?:im|des) (?:monats )?{mon}s?(?: (?<y>\d{4}))?$`], last: ['letzter', 'letzten', 'letzte'] },
  fr: { templates: [String.raw`^(?:le )?{ord} {weekday} (?:de |d'|du mois de |du mois d'|en ){mon}(?: (?<y>\d{4}))?$`], last: ['dernier'] },
  hu: { templates: [String.raw`^(?:(?<y>\d{4})\.? )?{mon} {ord} {weekday}j?[aei]?$`], last: ['utolso'] },
  zh: { templates: [String.raw`^(?:(?<y>\d{4}|[〇零一二三四五六七八九]{4})年)?的?{mon}的?{ord}个?{weekday}$`], last: ['最后一', '最后'] },
  mt: { templates: [String.raw`^{ord} {weekday} (?:ta' |t'|f')(?:l-)?{mon}(?: (?<y>\d{4}))?$`], last: ['l-ahhar'] },
};

/** "last", before a weekday; folded. */
export const lastWords = (locale: LiturgyLocale): readonly string[] => sentences[locale].last;

type Numbered = ReadonlyMap<string, number>;

interface Language {
  patterns: RegExp[];
  weekdays: Numbered;
  months: Numbered;
  /** 1 to 5; Infinity for the last. */
  ordinals: Numbered;
}

const longestFirst = (words: Numbered) => [...words.keys()].toSorted((a, b) => b.length - a.length).map((word) => word.replaceAll('.', String.raw`\.`));

function read(locale: LiturgyLocale): Language {
  const numbered = (lists: readonly (readonly string[])[], first: number): [string, number][] =>
    lists.flatMap((forms, index) => forms.filter((form) => form.length > 1).map((form): [string, number] => [fold(form), first + index]));
  const weekdays = new Map(numbered(dateWords[locale].weekdays, 0));
  const months = new Map(numbered(dateWords[locale].months, 1));
  const forms = [1, 2, 3, 4, 5].map((number) => ordinals[locale][String(number)] ?? []);
  const { templates, last } = sentences[locale];
  const ordinalWords = new Map([...numbered(forms, 1), ...last.map((word): [string, number] => [word, Infinity])]);
  const group = (name: string, words: Numbered) => `(?<${name}>${longestFirst(words).join('|')})`;
  const patterns = templates.map((template) =>
    new RegExp(template.replace('{ord}', group('ord', ordinalWords)).replace('{weekday}', group('weekday', weekdays)).replace('{mon}', group('mon', months))));
  return { patterns, weekdays, months, ordinals: ordinalWords };
}

const languages = new Map<LiturgyLocale, Language>();

/** The nth weekday of a month; `count` Infinity for the last. Undefined where the month has no fifth. */
function nthWeekday(year: number, month: number, weekday: number, count: number): string | undefined {
  const first = plainDate(year, month, 1);
  const end = first && plainDate(year, month, daysInMonth(year, month));
  if (!first || !end) return undefined;
  if (count === Infinity) return thisWeekday(addDays(end, -6), weekday);
  return plainDate(year, month, Number(thisWeekday(first, weekday).slice(8)) + (count - 1) * 7);
}

/** That of the United States, in whatever calendar: who means Canada's says so. */
const thanksgiving = /^thanksgiving(?: day)?(?=$|,? \d{4}$)/;

/**
 * The day of "first Friday of December 2026", "letzter Sonntag im Oktober", "2026年12月第一个星期五". `phrase` is folded. Without a year the
 * nearest from today on. 'no-such-date' where the month has no fifth such day.
 */
export function weekdayOfMonth(phrase: string, locale: LiturgyLocale, today: string): string | 'no-such-date' | undefined {
  const language = languages.get(locale) ?? read(locale);
  languages.set(locale, language);
  const named = locale === 'en' ? phrase.replace(thanksgiving, 'fourth thursday of november') : phrase;
  const groups = language.patterns.map((pattern) => pattern.exec(named)?.groups).find((found) => found !== undefined);
  if (!groups) return undefined;
  const [month, weekday, count] = [language.months.get(groups['mon'] ?? ''), language.weekdays.get(groups['weekday'] ?? ''), language.ordinals.get(groups['ord'] ?? '')];
  if (month === undefined || weekday === undefined || count === undefined) return undefined;
  if (groups['y']) return nthWeekday(parseNumber(groups['y']), month, weekday, count) ?? 'no-such-date';
  const thisYear = Number(today.slice(0, 4));
  return [thisYear, thisYear + 1].map((year) => nthWeekday(year, month, weekday, count)).find((date) => date !== undefined && date >= today) ?? 'no-such-date';
}
