import data from './data/celebration-names.json';
import type { LiturgyLocale } from './locale';

type Names = Partial<Record<LiturgyLocale, string>>;

export interface NamedCelebration extends Names {
  id: string;
  /** Other names in use: for search, not for display. */
  alt?: Partial<Record<LiturgyLocale, string[]>>;
}

interface NamePattern extends NamedCelebration {
  match: string;
}

/** Celebrations of the General Roman Calendar with a name of our own, then those of the Hungarian, Maltese and Chinese calendars. */
export const namedCelebrations: readonly NamedCelebration[] = [...data.celebrations, ...data.national];

const patterns: readonly NamePattern[] = data.patterns;
const byId = new Map(namedCelebrations.toReversed().map((celebration) => [celebration.id, celebration]));
const compiled = patterns.map((pattern) => ({ pattern, expression: new RegExp(pattern.match) }));

const weekdayIds = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What the placeholders of a pattern stand for: one number (week or day) and one weekday at most. */
function fillings(locale: LiturgyLocale, number: number, weekday: number): Record<string, string | undefined> {
  const { words } = data;
  const ordinals: Record<string, string> = words.mtOrdinalTitle;
  const genitives: Record<string, string> = words.mtOrdinalOf;
  const zhDays: Record<string, string> = words.zhDays;
  const day = words.weekdays[locale][weekday];
  return {
    n: String(number),
    day: String(number),
    roman: words.roman[number - 1],
    ord: words.ordinals[locale][number - 1],
    Ord: ordinals[number],
    ordGen: genitives[number],
    zhday: zhDays[number],
    weekday: day,
    Weekday: day && capital(day),
  };
}

function fromPattern(id: string, locale: LiturgyLocale): string | undefined {
  for (const { pattern, expression } of compiled) {
    const match = expression.exec(id);
    const template = match && pattern[locale];
    if (!template) continue;
    const parts = match.slice(1);
    const number = Number(parts.find((part) => /^\d+$/.test(part)) ?? 0);
    const weekday = weekdayIds.indexOf(parts.find((part) => weekdayIds.includes(part)) ?? '');
    const values = fillings(locale, number, weekday);
    return template.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
  }
  return undefined;
}

/** The name of a celebration in our own tables (`data/celebration-names.json`): its entry, else the first pattern that fits its id. */
export function tableName(id: string, locale: LiturgyLocale): string | undefined {
  return byId.get(id)?.[locale] ?? fromPattern(id, locale);
}
