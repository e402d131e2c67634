import { ordinals } from './date-words';
import type { LiturgyLocale } from './locale';
import { nameKey } from './phrase-text';

/** Articles, prepositions and the word for saint, as `nameKey` leaves them; not "after" and "before", which make another day. Chinese has no words between spaces. */
const SMALL: Record<LiturgyLocale, readonly string[]> = {
  en: ['of', 'in', 'within', 'the', 'on', 'and', 'st'],
  de: ['der', 'des', 'die', 'das', 'den', 'dem', 'im', 'in', 'von', 'vom', 'am', 'und', 'st'],
  fr: ['de', 'du', 'des', 'la', 'le', 'les', 'l', 'd', 'dans', 'en', 'et', 'st'],
  hu: ['a', 'az', 'es', 'szent'],
  zh: [],
  mt: ['il', 'l', 'it', 'is', 'id', 'ir', 'ix', 'iz', 'in', 'ta', 'tal', 'tat', 'tas', 'tad', 'tar', 'tan', 'tax', 'taz', 'fi', 'fil', 'u', 'san', 'sant', 'santa'],
};

interface Numbers {
  expression: RegExp;
  byForm: ReadonlyMap<string, string>;
}

function numbersOf(locale: LiturgyLocale): Numbers {
  const byForm = new Map(Object.entries(ordinals[locale]).flatMap(([number, forms]) => forms.map((form): [string, string] => [nameKey(form), number])));
  const longestFirst = [...byForm.keys()].toSorted((a, b) => b.length - a.length);
  return { expression: new RegExp(String.raw`(?<!\S)(?:${longestFirst.join('|')})(?!\S)`, 'g'), byForm };
}

const kept = new Map<LiturgyLocale, Numbers>();

/** The words of a name without the small ones, ordinals as figures. @param key of `nameKey` */
export function looseWords(key: string, locale: LiturgyLocale): string[] {
  const numbers = kept.get(locale) ?? numbersOf(locale);
  kept.set(locale, numbers);
  return key
    .replace(numbers.expression, (form) => numbers.byForm.get(form) ?? form)
    .split(' ')
    .filter((word) => !SMALL[locale].includes(word));
}

/**
 * What two spellings of a name have in common whose words stand in another order or have other small words between them: "Monday of the seventeenth week in
 * Ordinary Time" and "17th week of Ordinary Time, Monday". A single word is too little, and has none.
 * @param key of `nameKey`
 */
export function looseKey(key: string, locale: LiturgyLocale): string | undefined {
  const words = looseWords(key, locale);
  return words.length > 1 ? words.toSorted().join(' ') : undefined;
}
