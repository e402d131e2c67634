import { BROWSE_FILTERS, type Browsed, type BrowseFilter } from '@/lib/browse-address';
import { formatDay, monthName } from '@/lib/format';
import type { Locale } from '@/lib/i18n/routing';
import { countryName } from './country-name';
import type { DirectoryKind } from './directory-kind';
import { capitalised, sayTerm, type Words } from './say-term';

interface Said { directory: Words; terms: Words; locale: Locale }

/**
 * What a value of a filter is called.
 * @param directory messages of `directory`
 */
export function sayChoice(filter: BrowseFilter, value: string, { directory: t, terms, locale }: Said): string {
  switch (filter) {
    case 'month': return capitalised(monthName(Number(value), locale), locale);
    case 'letter': return value === 'other' ? t('browse.otherLetter') : value.toUpperCase();
    case 'century': return t('century', { century: Number(value) });
    case 'country': return countryName(value, locale) ?? value;
    case 'consistory': return formatDay(value, locale);
    case 'status':
    case 'order': return capitalised(sayTerm(terms, value) ?? value, locale);
    case 'province': return value;
  }
}

/** What is chosen of a list, in the order of its address; empty where nothing is. */
export function sayChosen(kind: DirectoryKind, { filters }: Browsed, said: Said): string[] {
  return BROWSE_FILTERS[kind].flatMap((filter: BrowseFilter) => {
    const value = filters[filter];
    return value ? [sayChoice(filter, value, said)] : [];
  });
}
