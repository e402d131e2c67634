import { countedFromAnother } from './counted-units';
import type { LiturgyLocale } from './locale';
import { addDays } from './plain-date';
import { weekdaysBeside } from './weekday-beside';

/** A phrase that names a day by another one: `rest` is the other, `from` counts from it. */
export interface BesidePhrase {
  rest: string;
  from: (date: string) => string;
}

interface Sides {
  /** Folded patterns, group 1 the other day. */
  dayAfter: RegExp[];
  dayBefore: RegExp[];
}

const sides: Record<LiturgyLocale, Sides> = {
  en: { dayAfter: [/^(?:the )?day after (.+)$/], dayBefore: [/^(?:the )?(?:day before|eve of) (.+)$/] },
  de: { dayAfter: [/^(?:(?:am|der) )?tag nach (.+)$/], dayBefore: [/^(?:(?:am|der) )?(?:tag vor|vorabend von|vorabend des) (.+)$/] },
  fr: { dayAfter: [/^(?:le )?lendemain (?:de |du |de l')(.+)$/], dayBefore: [/^(?:la )?veille (?:de |du |de l')(.+)$/] },
  hu: { dayAfter: [/^(.+?) utani nap$/, /^(.+?) masnapja$/], dayBefore: [/^(.+?) elotti nap$/] },
  zh: { dayAfter: [/^(.+?)(?:后|的)(?:一天|第二天|次日)$/, /^(.+?)次日$/], dayBefore: [/^(.+?)(?:前一天|前夕)$/] },
  mt: { dayAfter: [/^(?:il-)?jum wara (.+)$/, /^l-ghada ta' (.+)$/], dayBefore: [/^(?:il-)?jum qabel (.+)$/, /^lejlet (.+)$/] },
};

/** Days that the calendar does not name, by how many they are before Ash Wednesday; folded. */
const beforeLent: Record<LiturgyLocale, { lent: string; days: Record<string, number> }> = {
  en: { lent: 'ash wednesday', days: { 'shrove tuesday': 1, 'pancake tuesday': 1, 'pancake day': 1, 'mardi gras': 1, 'shrove monday': 2, 'the first day of lent': 0, 'first day of lent': 0 } },
  de: { lent: 'aschermittwoch', days: { faschingsdienstag: 1, fastnachtsdienstag: 1, veilchendienstag: 1, rosenmontag: 2 } },
  fr: { lent: 'mercredi des cendres', days: { 'mardi gras': 1, 'premier jour du careme': 0, 'debut du careme': 0 } },
  hu: { lent: 'hamvazoszerda', days: { 'hushagyo kedd': 1, hushagyokedd: 1, 'nagybojt elso napja': 0 } },
  zh: { lent: '圣灰礼仪星期三', days: {} },
  mt: { lent: 'ras ir-randan', days: {} },
};

function beforeLentOf(phrase: string, locale: LiturgyLocale): BesidePhrase[] {
  const { lent, days } = beforeLent[locale];
  return Object.entries(days).flatMap(([name, count]) => {
    const year = phrase.startsWith(name) ? phrase.slice(name.length) : undefined;
    return year !== undefined && /^(?: \d{4})?$/.test(year) ? [{ rest: `${lent}${year}`, from: step(-count) }] : [];
  });
}

const step = (days: number) => (date: string) => addDays(date, days);

/**
 * Ways to read "the day after Christmas", "two days before Easter", "Sunday after Epiphany 2027", "karácsony utáni nap" in one language. `phrase` is folded.
 */
export function besidePhrases(phrase: string, locale: LiturgyLocale): BesidePhrase[] {
  const { dayAfter, dayBefore } = sides[locale];
  const days = [
    ...dayAfter.map((pattern) => ({ rest: pattern.exec(phrase)?.[1], from: step(1) })),
    ...dayBefore.map((pattern) => ({ rest: pattern.exec(phrase)?.[1], from: step(-1) })),
  ];
  const counted = countedFromAnother(phrase, locale).map(({ other, step: from }) => ({ rest: other, from }));
  return [...beforeLentOf(phrase, locale), ...[...days, ...counted, ...weekdaysBeside(phrase, locale)].flatMap(({ rest, from }) => (rest ? [{ rest, from }] : []))];
}
