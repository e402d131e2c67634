import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { ListedNames } from '@/components/directory/listed-names';
import { wellKnownSaints } from '@/lib/queries/built-in/built-in';
import { SearchPage, searchMetadata, type SearchProps } from '../directory/search-page';
import { lookUpSaint } from './actions';

export function generateMetadata({ searchParams }: SearchProps): Promise<Metadata> {
  return searchMetadata('saints', searchParams);
}

async function WellKnown() {
  const [locale, t] = [await getLocale(), await getTranslations('directory')];
  return <ListedNames kind="saints" title={t('wellKnownSaints')} names={wellKnownSaints(locale)} />;
}

export default function SaintsPage({ searchParams }: SearchProps) {
  return <SearchPage kind="saints" lookUp={lookUpSaint} searchParams={searchParams} start={<WellKnown />} />;
}
