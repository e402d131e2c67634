import { numberWords } from './added-date-words';
import type { LiturgyLocale } from './locale';
import { parseNumber } from './phrase-text';
import { addDays, addMonths } from './plain-date';

interface Unit {
  /** How far one of it leads. */
  step: { days: number } | { months: number };
  /** Folded alternatives without groups, in the languages that have a word for it. */
  forms: Partial<Record<LiturgyLocale, string>>;
}

const UNITS: readonly Unit[] = [
  { step: { days: 1 }, forms: { en: 'days?', de: 'tag(?:en?)?', fr: 'jours?', hu: 'nap(?:pal|ja)?', zh: '天|日', mt: 'jum|i?jiem|gurnata|granet' } },
  { step: { days: 7 }, forms: { en: 'weeks?', de: 'wochen?', fr: 'semaines?', hu: 'het(?:tel|e)?', zh: '周|个?星期|个?礼拜', mt: 'gimghat?' } },
  { step: { days: 14 }, forms: { en: 'fortnights?', fr: 'quinzaines?', mt: 'gimaghtejn' } },
  { step: { months: 1 }, forms: { en: 'months?', de: 'monat(?:en?)?', fr: 'mois', hu: 'honap(?:pal|ja)?', zh: '个月', mt: 'xahar|xhur' } },
  { step: { months: 12 }, forms: { en: 'years?', de: 'jahr(?:en?)?', fr: 'ans?|annees?', hu: 'ev(?:vel|e)?', zh: '年', mt: 'sena|snin' } },
  // The dual of Maltese, which needs no number.
  { step: { days: 2 }, forms: { mt: 'jumejn' } },
  { step: { months: 2 }, forms: { mt: 'xahrejn' } },
  { step: { months: 24 }, forms: { mt: 'sentejn' } },
];

interface Shapes {
  /** From today on and back from it; from another day on and back from it. Folded; `{count}` is a number with its unit, `{other}` the other day. */
  later: string[];
  earlier: string[];
  after: string[];
  before: string[];
}

const SHAPES: Record<LiturgyLocale, Shapes> = {
  en: { later: ['in {count}', '{count} from (?:now|today)', '{count} today'], earlier: ['{count} ago'], after: ['{count} (?:after|from) {other}'], before: ['{count} before {other}'] },
  de: { later: ['(?:heute )?in {count}'], earlier: ['(?:heute )?vor {count}'], after: ['{count} nach {other}'], before: ['{count} vor {other}'] },
  fr: { later: ["(?:dans|d'ici) {count}"], earlier: ['il y a {count}'], after: ['{count} apres {other}'], before: ['{count} avant {other}'] },
  hu: {
    later: ['{count} mulva'],
    earlier: ['{count} ezelott', '{count}(?<=ja|hete|eve)'],
    after: ['{other} utan {count}', '{count} {other} utan'],
    before: ['{other} elott {count}', '{count} {other} elott'],
  },
  zh: {
    later: ['(?:再?过)?{count}(?:之?后|以后)', '再?过{count}'],
    earlier: ['{count}(?:之?前|以前)'],
    after: ['{other}(?:之?后|以后|过后)的?{count}', '{other}的?{count}(?:之?后|以后)'],
    before: ['{other}(?:之?前|以前)的?{count}', '{other}的?{count}(?:之?前|以前)'],
  },
  mt: { later: ['(?:fi zmien|fi|wara) {count}', '{count} ohra'], earlier: ['{count} ilu'], after: ['{count} wara {other}'], before: ['{count} qabel {other}'] },
};

/** In Maltese one week and a dual go without a number: "ġimgħa ilu", "xahrejn ilu". */
const WITHOUT_NUMBER: Partial<Record<LiturgyLocale, RegExp>> = { mt: /^(?:jum|gurnata|gimgha|xahar|sena|jumejn|gimaghtejn|xahrejn|sentejn)$/ };

/** More would lead out of the years in which dates are written. */
const MOST_MONTHS = 9_990;

/** A pattern of the numbers of a language: digits, Chinese numerals, words. */
export function numbersOf(locale: LiturgyLocale): string {
  return [String.raw`\d{1,4}`, '[一二三四五六七八九十]{1,3}', ...Object.keys(numberWords[locale])].join('|');
}

/** A small number in digits, in Chinese numerals or as a word of the language; NaN for anything else. `text` is folded. */
export function countOf(text: string, locale: LiturgyLocale): number {
  const words = numberWords[locale];
  return Object.hasOwn(words, text) ? (words[text] ?? NaN) : parseNumber(text);
}

interface CountedShape {
  expression: RegExp;
  sign: 1 | -1;
}

interface Language {
  today: CountedShape[];
  other: CountedShape[];
  units: { step: Unit['step']; expression: RegExp }[];
}

function read(locale: LiturgyLocale): Language {
  const space = locale === 'zh' ? '' : ' ';
  const units = UNITS.flatMap(({ step, forms }) => (forms[locale] ? [{ step, form: forms[locale] }] : []));
  const unit = units.map(({ form }) => form).join('|');
  const count = `(?:(?<n>${numbersOf(locale)})${space})${WITHOUT_NUMBER[locale] ? '?' : ''}(?<unit>${unit})`;
  const shapes = (templates: string[], sign: 1 | -1) =>
    templates.map((template) => ({ expression: new RegExp(`^${template.replace('{count}', count).replace('{other}', '(?<other>.+?)')}$`, 'u'), sign }));
  const { later, earlier, after, before } = SHAPES[locale];
  return {
    today: [...shapes(later, 1), ...shapes(earlier, -1)],
    other: [...shapes(after, 1), ...shapes(before, -1)],
    units: units.map(({ step, form }) => ({ step, expression: new RegExp(`^(?:${form})$`, 'u') })),
  };
}

const languages = new Map<LiturgyLocale, Language>();

function languageOf(locale: LiturgyLocale): Language {
  const language = languages.get(locale) ?? read(locale);
  languages.set(locale, language);
  return language;
}

export interface Counted {
  /** The day that is counted from; undefined for today. */
  other: string | undefined;
  /** @throws RangeError where it leads out of the years that a date can be written in */
  step: (date: string) => string;
}

function readCount(groups: Record<string, string | undefined>, sign: 1 | -1, locale: LiturgyLocale): Counted | undefined {
  const { n, unit = '', other } = groups;
  if (n === undefined && !WITHOUT_NUMBER[locale]?.test(unit)) return undefined;
  const number = n === undefined ? 1 : countOf(n, locale);
  const found = languageOf(locale).units.find(({ expression }) => expression.test(unit))?.step;
  if (!found || Number.isNaN(number)) return undefined;
  if ('days' in found) return { other, step: (date) => addDays(date, sign * number * found.days) };
  const months = number * found.months;
  return months > MOST_MONTHS ? undefined : { other, step: (date) => addMonths(date, sign * months) };
}

const readAll = (shapes: readonly CountedShape[], phrase: string, locale: LiturgyLocale) =>
  shapes.flatMap(({ expression, sign }) => {
    const groups = expression.exec(phrase)?.groups;
    const counted = groups && readCount(groups, sign, locale);
    return counted ? [counted] : [];
  });

/** "in three weeks", "a month ago", "két héttel ezelőtt": days, weeks, months or years from today, in one language. `phrase` is folded. */
export const countedFromToday = (phrase: string, locale: LiturgyLocale): Counted | undefined => readAll(languageOf(locale).today, phrase, locale)[0];

/** "two weeks before Christmas", "a year from Sunday", "复活节后两周": ways to read a phrase that counts from another day. `phrase` is folded. */
export const countedFromAnother = (phrase: string, locale: LiturgyLocale): Counted[] => readAll(languageOf(locale).other, phrase, locale);
