import type { Locale } from './routing';

/** A label and what it names, with the colon of the language: French has a space before it, Chinese its own. */
export function labelled(label: string, text: string, locale: Locale): string {
  return `${label}${locale === 'zh' ? '：' : locale === 'fr' ? '\u00A0: ' : ': '}${text}`;
}
