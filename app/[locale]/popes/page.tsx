import type { Metadata } from 'next';
import { getLocale } from 'next-intl/server';
import { PopesStart } from '@/components/directory/popes-start';
import { popesInOrder } from '@/lib/queries/built-in/built-in';
import { SearchPage, searchMetadata, type SearchProps } from '../directory/search-page';
import { lookUpPope } from './actions';

export function generateMetadata({ searchParams }: SearchProps): Promise<Metadata> {
  return searchMetadata('popes', searchParams);
}

async function InOrder() {
  return <PopesStart popes={popesInOrder(await getLocale())} />;
}

export default function PopesPage({ searchParams }: SearchProps) {
  return <SearchPage kind="popes" lookUp={lookUpPope} searchParams={searchParams} start={<InOrder />} />;
}
