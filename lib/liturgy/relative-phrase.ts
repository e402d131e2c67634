import { countedFromToday, countOf, numbersOf } from './counted-units';
import { dateWords, type DateWords } from './date-words';
import type { LiturgyLocale } from './locale';
import { fold, nameKey } from './phrase-text';
import { addDays, weekdayOf } from './plain-date';

/** A day counted from today. */
type Step = (today: string) => string;

interface Meaning {
  step: Step;
  /** What else people mean by the same words. */
  otherwise?: Step;
}

export interface RelativePhrase {
  date: string;
  /** Where "next Sunday" can be the one of this week or of the next: the other of the two. */
  otherwise?: string;
}

/** The first such weekday from today on. */
export function thisWeekday(today: string, weekday: number): string {
  return addDays(today, (weekday - weekdayOf(today) + 7) % 7);
}

type Which = 'this' | 'next' | 'last' | 'afterNext' | 'nextWeekday' | 'lastWeekday';

const following: Record<Which, (today: string, weekday: number) => string> = {
  this: thisWeekday,
  // One rule for "next Sunday" in every language: the first Sunday after today.
  next: (today, weekday) => thisWeekday(addDays(today, 1), weekday),
  last: (today, weekday) => addDays(thisWeekday(today, weekday), -7),
  afterNext: (today, weekday) => addDays(thisWeekday(addDays(today, 1), weekday), 7),
  nextWeekday: (today, weekday) => inWeek(1, weekday)(today),
  lastWeekday: (today, weekday) => inWeek(-1, weekday)(today),
};

/** Words that say "of next week" or "of last week" outright, where weeks begin on Monday. */
const nextWeek = /^(?:下(?:周|星期|礼拜)|下个(?:周|星期|礼拜)|下一个(?:周|星期|礼拜)|jovo het(?:i)? )/;
const lastWeek = /^(?:上(?:周|星期|礼拜)|上个(?:周|星期|礼拜)|mult heti )/;

function inWeek(weeks: number, weekday: number): Step {
  return (today) => addDays(today, weeks * 7 + ((weekday + 6) % 7) - ((weekdayOf(today) + 6) % 7));
}

const weekAfterNext = /^下下(?:个)?(?:周|星期|礼拜)/;

function weekdayStep(which: Which, text: string, weekday: number): Step {
  const folded = fold(text);
  if (weekAfterNext.test(folded)) return inWeek(2, weekday);
  if (nextWeek.test(folded)) return inWeek(1, weekday);
  if (lastWeek.test(folded)) return inWeek(-1, weekday);
  return (today) => following[which](today, weekday);
}

/** "Coming" leaves no doubt, "next" does. */
const isPlain = (template: string) => /coming|kommend|qui vient|következő|li jmiss/i.test(template);

/** "next Sunday" is the first after today, and for many that of the next week; 下星期日 and "jövő heti" the other way round. */
function weekdayMeaning(which: Which, template: string, name: string, weekday: number): [string, Meaning] {
  const text = template.replace('{weekday}', name);
  const step = weekdayStep(which, text, weekday);
  if (which !== 'next' || isPlain(template)) return [text, { step }];
  return [text, { step, otherwise: nextWeek.test(fold(text)) ? (today) => following.next(today, weekday) : inWeek(1, weekday) }];
}

function words({ today, tomorrow, yesterday, dayAfterTomorrow, dayBeforeYesterday, fortnight }: DateWords): [string, Meaning][] {
  const lists: [string[], number][] = [[today, 0], [tomorrow, 1], [yesterday, -1], [dayAfterTomorrow, 2], [dayBeforeYesterday, -2], [fortnight, 14]];
  return lists.flatMap(([names, days]) => names.map((name): [string, Meaning] => [name, { step: (date) => addDays(date, days) }]));
}

function weekdays(language: DateWords): [string, Meaning][] {
  return (['this', 'next', 'last', 'afterNext', 'nextWeekday', 'lastWeekday'] as const).flatMap((which) =>
    language[which].flatMap((template) =>
      language.weekdays.flatMap((names, weekday) =>
        // Abbreviations of one letter (Hungarian V, H, K) are no phrases.
        names
          .filter((name) => name.length > 1 || /\p{Script=Han}/u.test(name))
          .map((name) => weekdayMeaning(which, template, name, weekday)),
      ),
    ),
  );
}

function table(locale: LiturgyLocale): ReadonlyMap<string, Meaning> {
  const language = dateWords[locale];
  // "mai" is Hungarian for "of today" and the month of May in two other languages: alone it is too little.
  const entries = [...words(language), ...weekdays(language)].filter(([name]) => name !== 'mai');
  return new Map(entries.toReversed().map(([name, meaning]) => [nameKey(name), meaning]));
}

interface WeekdayCounting {
  /** Group 1 is the number. */
  expression: RegExp;
  weekday: number;
  past: boolean;
}

/** The phrases in which weekdays are counted: "two Sundays from now". */
function weekdayCountings(locale: LiturgyLocale): WeekdayCounting[] {
  const { inWeekdays, weekdaysAgo, weekdays } = dateWords[locale];
  const numbers = numbersOf(locale);
  return weekdays.flatMap((names, weekday) =>
    names.flatMap((name) =>
      [...inWeekdays.map((template) => ({ template, past: false })), ...weekdaysAgo.map((template) => ({ template, past: true }))].map(({ template, past }) => {
        const text = fold(template.replace('{weekday}', name));
        return { expression: new RegExp(`^${text.replace('{n}', `(${numbers})`)}$`), weekday, past };
      }),
    ),
  );
}

const countingsOf = new Map<LiturgyLocale, WeekdayCounting[]>();

function counted(phrase: string, locale: LiturgyLocale, today: string): string | undefined {
  const units = countedFromToday(phrase, locale);
  if (units) return units.step(today);
  const known = countingsOf.get(locale) ?? weekdayCountings(locale);
  countingsOf.set(locale, known);
  for (const { expression, weekday, past } of known) {
    const number = countOf(expression.exec(phrase)?.[1] ?? '', locale);
    if (number >= 1) return addDays(following[past ? 'last' : 'next'](today, weekday), (number - 1) * (past ? -7 : 7));
  }
  return undefined;
}

const tables = new Map<LiturgyLocale, ReadonlyMap<string, Meaning>>();

/**
 * The date of a phrase that counts from today in one language: tomorrow, next Sunday, in 3 days. `phrase` is folded.
 * "this" and a bare weekday are the first from today on, "next" the first after today, "last" the last before today.
 */
export function relativePhrase(phrase: string, locale: LiturgyLocale, today: string): RelativePhrase | undefined {
  const known = tables.get(locale) ?? table(locale);
  tables.set(locale, known);
  const meaning = known.get(nameKey(phrase));
  const date = meaning?.step(today) ?? counted(phrase, locale, today);
  const otherwise = meaning?.otherwise?.(today);
  return date === undefined ? undefined : { date, ...(otherwise !== undefined && otherwise !== date ? { otherwise } : {}) };
}
