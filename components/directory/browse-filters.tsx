import { useLocale, useTranslations } from 'next-intl';
import { FreshForm } from '@/components/ui/fresh-form';
import { TextLink } from '@/components/ui/text-link';
import { BROWSE_FILTERS, browsePath, isBrowsing, narrowed, NOTHING_CHOSEN, type Browsed, type BrowseFilter } from '@/lib/browse-address';
import { Link } from '@/lib/i18n/navigation';
import { localizedPath } from '@/lib/i18n/language-tag';
import type { DirectoryKind } from './directory-kind';
import { sayChoice } from './say-choice';

export interface BrowseChoice { value: string; count: number }

/** Filters with few and short values are rows of links; the others are lists to choose from. */
const AS_LINKS: readonly BrowseFilter[] = ['month', 'letter', 'century', 'order'];

/** By what a list can be narrowed. Rows of links and a plain form, so it works without scripts and every choice has an address. */
export function BrowseFilters({ kind, browsed, choices }: { kind: DirectoryKind; browsed: Browsed; choices: Partial<Record<BrowseFilter, BrowseChoice[]>> }) {
  const [t, directory, terms, locale] = [useTranslations('directory.browse'), useTranslations('directory'), useTranslations('terms'), useLocale()];
  const nameOf = (filter: BrowseFilter, value: string) => sayChoice(filter, value, { directory, terms, locale });
  const { compare } = new Intl.Collator(locale === 'zh' ? 'zh-Hans' : locale);
  const offered = BROWSE_FILTERS[kind].map((filter: BrowseFilter) => ({ filter, values: choices[filter] ?? [] }));
  const rows = offered.filter(({ filter, values }) => AS_LINKS.includes(filter) && values.length > 1 || browsed.filters[filter] && AS_LINKS.includes(filter));
  // Provinces of one name are in several countries: they are offered once a country is chosen.
  const lists = offered.filter(({ filter, values }) => !AS_LINKS.includes(filter) && values.length > 0 && (filter !== 'province' || browsed.filters.country));
  return (
    <div className="browse noprint mb-5">
      {rows.map(({ filter, values }) => (
        <nav key={filter} className="inline-list" aria-label={t(`filters.${filter}`)}>
          {values.map(({ value, count }) => {
            const isChosen = browsed.filters[filter] === value;
            return (
              <Link key={value} href={`${narrowed(kind, browsed, filter, isChosen ? undefined : value)}#browse`} aria-current={isChosen || undefined} title={t('count', { count })}>
                {nameOf(filter, value)}
              </Link>
            );
          })}
        </nav>
      ))}
      {lists.length > 0 && (
        // Another address has other values chosen, also when one goes back to it; what was only chosen and not asked for is forgotten.
        <FreshForm key={browsePath(kind, browsed)} action={`${localizedPath(`/${kind}`, locale)}#browse`} method="get" className="mt-3 flex flex-wrap items-end gap-3">
          {rows.map(({ filter }) => browsed.filters[filter] && <input key={filter} type="hidden" name={filter} value={browsed.filters[filter]} />)}
          {lists.map(({ filter, values }) => (
            <div key={filter} className="max-w-full">
              <label className="lab" htmlFor={`browse-${filter}`}>{t(`filters.${filter}`)}</label>
              <select id={`browse-${filter}`} name={filter} defaultValue={browsed.filters[filter] ?? ''} className="sel max-w-full">
                <option value="">{t('all')}</option>
                {named(values, browsed.filters[filter]).map(({ value, count }) => ({ value, count, name: nameOf(filter, value) }))
                  .toSorted((a, b) => (filter === 'consistory' ? 0 : compare(a.name, b.name)))
                  .map(({ value, count, name }) => <option key={value} value={value}>{`${name} (${count})`}</option>)}
              </select>
            </div>
          ))}
          <button type="submit" className="btn min-h-[44px]">{t('show')}</button>
        </FreshForm>
      )}
      {isBrowsing({ ...browsed, page: 1 }) && <p className="mt-2"><TextLink href={`${browsePath(kind, NOTHING_CHOSEN)}#browse`}>{t('clear')}</TextLink></p>}
    </div>
  );
}

/** What is chosen stays in sight, also where nothing has it. */
function named(values: BrowseChoice[], chosen: string | undefined): BrowseChoice[] {
  return !chosen || values.some(({ value }) => value === chosen) ? values : [{ value: chosen, count: 0 }, ...values];
}
