import type { useTranslations } from 'next-intl';

/** A place in a document, in no language. */
export interface Locator {
  kind: 'verse' | 'number';
  /** "16", "1324–1325". */
  numbers: string;
}

/** A place as a citation of the page's language has it: "nos. 1324–1325". @param t messages of `reading` */
export function sayLocator({ kind, numbers }: Locator, t: ReturnType<typeof useTranslations<'reading'>>): string {
  return kind === 'verse' ? t('verses', { numbers }) : t('numbers', { count: numbers.includes('–') ? 2 : 1, numbers });
}
