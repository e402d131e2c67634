import { useLocale, useTranslations } from 'next-intl';
import { ComputedHere } from '@/components/layout/computed-here';
import { EmptyBlock } from '@/components/ui/empty-block';
import { TextLink } from '@/components/ui/text-link';
import { browsePath, type Browsed, type BrowseFilter } from '@/lib/browse-address';
import { Link } from '@/lib/i18n/navigation';
import { BrowseFilters, type BrowseChoice } from './browse-filters';
import { byCentury } from './by-century';
import { profilePath, type DirectoryKind } from './directory-kind';
import { NameColumns, type ColumnName } from './name-columns';
import { sayListed, type Listed } from './say-listed';

export interface BrowseView {
  names: Listed[];
  total: number;
  page: number;
  pages: number;
  choices: Partial<Record<BrowseFilter, BrowseChoice[]>>;
}

/** A list without a search: what it can be narrowed by, fifty names, and the way to the other pages. Everything is an address. */
export function BrowseList({ kind, browsed, view }: { kind: DirectoryKind; browsed: Browsed; view: BrowseView }) {
  const [t, lede, terms, locale] = [useTranslations('directory'), useTranslations('directory.lede'), useTranslations('terms'), useLocale()];
  const column = (listed: Listed): ColumnName => {
    const { detail, lang } = sayListed(listed, { lede, terms, locale });
    return { key: listed.id, href: profilePath(kind, listed.id), name: listed.name, lang: listed.lang, detail, detailLang: lang };
  };
  const title = kind === 'popes' ? t('inOrder') : t('browse.title');
  return (
    <section className="block" id="browse">
      <h2 className="rub">{title}</h2>
      <BrowseFilters kind={kind} browsed={browsed} choices={view.choices} />
      {view.total === 0 && <EmptyBlock title={t('browse.none')}><TextLink href={browsePath(kind, { filters: {}, page: 1 })}>{t('browse.clear')}</TextLink></EmptyBlock>}
      {view.total > 0 && <p className="meta mb-3">{t('browse.count', { count: view.total })}{view.pages > 1 && ` · ${t('browse.page', { page: view.page, pages: view.pages })}`}</p>}
      {kind === 'popes'
        ? byCentury(view.names.toReversed()).map(({ century, things }) => (
          <section key={century} className="mt-6">
            <h3 id={`century-${century}`} className="sub mb-2">{t('century', { century })}</h3>
            <NameColumns label={t('century', { century })} names={things.map(column)} />
          </section>
        ))
        : view.names.length > 0 && <NameColumns label={title} names={view.names.map(column)} />}
      <Pager kind={kind} browsed={browsed} view={view} />
      <ComputedHere />
    </section>
  );
}

function Pager({ kind, browsed, view: { page, pages } }: { kind: DirectoryKind; browsed: Browsed; view: BrowseView }) {
  const t = useTranslations('directory.browse');
  if (pages < 2) return null;
  const to = (other: number) => browsePath(kind, { ...browsed, page: other });
  return (
    <nav className="pager" aria-label={t('pages')}>
      {page > 1 ? <Link href={to(page - 1)} rel="prev">{t('previous')}</Link> : <span />}
      {page < pages && <Link href={to(page + 1)} rel="next">{t('next')}</Link>}
    </nav>
  );
}
