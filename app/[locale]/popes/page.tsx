import type { Metadata } from 'next';
import { SearchPage, searchMetadata, type SearchProps } from '../directory/search-page';
import { lookUpPope } from './actions';

export function generateMetadata({ searchParams }: SearchProps): Promise<Metadata> {
  return searchMetadata('popes', searchParams);
}

export default function PopesPage({ searchParams }: SearchProps) {
  return <SearchPage kind="popes" lookUp={lookUpPope} searchParams={searchParams} />;
}
