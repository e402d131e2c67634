import { dateWords, ordinals } from './date-words';
import type { LiturgyLocale } from './locale';
import { fold } from './phrase-text';
import { addDays } from './plain-date';
import { thisWeekday } from './relative-phrase';
import { lastWords } from './weekday-of-month';

/** "first Sunday after Easter" in one language, folded: `{weekday}` perhaps with an ordinal before it, `{other}` the other day. */
const SHAPES: Record<LiturgyLocale, { after: string; before: string }> = {
  en: { after: '^(?:the )?{weekday} after {other}$', before: '^(?:the )?{weekday} before {other}$' },
  de: { after: '^(?:(?:am|der|den) )?{weekday} nach {other}$', before: '^(?:(?:am|der|den) )?{weekday} vor {other}$' },
  fr: { after: '^(?:le )?{weekday} apres {other}$', before: '^(?:le )?{weekday} avant {other}$' },
  hu: { after: '^{other} utani {weekday}{year}$', before: '^{other} elotti {weekday}{year}$' },
  zh: { after: '^{other}(?:之?后|以后)的?{weekday}{year}$', before: '^{other}(?:之?前|以前)的?{weekday}{year}$' },
  mt: { after: '^{weekday} wara {other}$', before: '^{weekday} qabel {other}$' },
};

/** Shorter forms are abbreviations; "so" and "mo" are other words too. */
const isWord = (form: string) => form.length > 2 || /\p{Script=Han}{2}/u.test(form);

interface Language {
  after: RegExp;
  before: RegExp;
  weekdays: ReadonlyMap<string, number>;
  ordinals: ReadonlyMap<string, number>;
}

const alternatives = (words: Iterable<string>) => [...words].toSorted((a, b) => b.length - a.length).map((word) => word.replaceAll('.', String.raw`\.`)).join('|');

function read(locale: LiturgyLocale): Language {
  const weekdays = new Map(dateWords[locale].weekdays.flatMap((forms, weekday) => forms.filter(isWord).map((form): [string, number] => [fold(form), weekday])));
  const numbers = new Map(Object.entries(ordinals[locale]).flatMap(([number, forms]) => forms.filter((form) => form.length > 1).map((form): [string, number] => [fold(form), Number(number)])));
  const pattern = (shape: string, before: boolean) => {
    const ordinal = `(?<ord>${alternatives([...numbers.keys(), ...(before ? lastWords(locale).map(fold) : [])])})${locale === 'zh' ? '个?' : ' '}`;
    const weekday = `(?:${ordinal})?(?<weekday>${alternatives(weekdays.keys())})`;
    return new RegExp(shape.replace('{weekday}', weekday).replace('{other}', '(?<other>.+?)').replace('{year}', String.raw`(?:,? ?(?<year>\d{4})年?)?`), 'u');
  };
  return { after: pattern(SHAPES[locale].after, false), before: pattern(SHAPES[locale].before, true), weekdays, ordinals: numbers };
}

const languages = new Map<LiturgyLocale, Language>();

/**
 * Ways to read "Sunday after Epiphany 2027", "second Sunday before Easter", "húsvét utáni első vasárnap": the other day, and the weekday counted
 * from it. The last before a day is the first that is counted back. `phrase` is folded.
 */
export function weekdaysBeside(phrase: string, locale: LiturgyLocale): { rest: string; from: (date: string) => string }[] {
  const language = languages.get(locale) ?? read(locale);
  languages.set(locale, language);
  return (['after', 'before'] as const).flatMap((side) => {
    const { other, ord, weekday: name = '', year } = language[side].exec(phrase)?.groups ?? {};
    const weekday = language.weekdays.get(name);
    if (other === undefined || weekday === undefined) return [];
    const count = language.ordinals.get(ord ?? '') ?? 1;
    const from = (date: string) => (side === 'after' ? addDays(thisWeekday(addDays(date, 1), weekday), (count - 1) * 7) : addDays(thisWeekday(date, weekday), -7 * count));
    return [{ rest: year ? `${other} ${year}` : other, from }];
  });
}
