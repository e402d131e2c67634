import type { useTranslations } from 'next-intl';
import type { Gender } from '@/lib/skills/gender-of';

/** What `useTranslations` gives. */
export type Words = ReturnType<typeof useTranslations>;

/** "Doctor of the Church" and "doctor of the church" are one word of the field: `doctor-of-the-church`. */
export function termKey(text: string): string {
  return text.trim().toLowerCase().replace(/[^a-z\d]+/g, '-').replace(/^-|-$/g, '');
}

/**
 * A word of the field in the page's language.
 * @param terms words of the `terms` messages
 * @param gender of the person meant; without it the word is neutral in languages that tell women from men
 * @returns undefined where the word is not ours to translate
 */
export function sayTerm(terms: Words, text: string, gender?: Gender): string | undefined {
  const key = termKey(text);
  return key && terms.has(key) ? terms(key, { gender: gender ?? 'other' }) : undefined;
}

/** A sentence or label begins with a capital letter, in the language's own way. */
export function capitalised(text: string, locale: string): string {
  const [first = ''] = text;
  return first.toLocaleUpperCase(locale) + text.slice(first.length);
}
