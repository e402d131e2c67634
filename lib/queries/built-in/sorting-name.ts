import type { Locale } from '@/lib/i18n/routing';

/** What stands before the name in our table of saints, in each language; the Mother of God (圣母) is no title before a name. English names have none. */
const TITLES: Partial<Record<Locale, RegExp>> = {
  de: /^(?:hll?|sel|ehrw)\.\s+/i,
  fr: /^(?:saint|bienheureux|bienheureuse|vénérable)e?s?\s+/i,
  hu: /^(?:szent|boldog|tiszteletreméltó)\s+/i,
  mt: /^(?:sant['’]|(?:san|santa|santu|beat[ua]|venerabbli)\s+)/i,
  zh: /^(?:圣女|圣妇|圣(?!母|家|心|婴)|真福|可敬)/,
};

/** A name of our table by the words under which a list has it: "Hl. Hieronymus" stands among the names with an H for Hieronymus, "Hl. Agnes" with those with an A. */
export function sortingName(name: string, locale: Locale): string {
  return name.replace(TITLES[locale] ?? '', '');
}
