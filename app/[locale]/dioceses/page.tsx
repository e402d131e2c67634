import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { ListedNames } from '@/components/directory/listed-names';
import { seesWithStatistics, wellKnownSees } from '@/lib/queries/built-in/built-in';
import { SearchPage, searchMetadata, type SearchProps } from '../directory/search-page';
import { lookUpDiocese } from './actions';

export function generateMetadata({ searchParams }: SearchProps): Promise<Metadata> {
  return searchMetadata('dioceses', searchParams);
}

async function Sees() {
  const [locale, t] = [await getLocale(), await getTranslations('directory')];
  return (
    <>
      <ListedNames kind="dioceses" title={t('wellKnownSees')} names={wellKnownSees(locale)} />
      <ListedNames kind="dioceses" title={t('withFigures')} names={seesWithStatistics(locale)} />
    </>
  );
}

export default function DiocesesPage({ searchParams }: SearchProps) {
  return <SearchPage kind="dioceses" lookUp={lookUpDiocese} searchParams={searchParams} start={<Sees />} />;
}
