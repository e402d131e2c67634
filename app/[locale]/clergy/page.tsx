import type { Metadata } from 'next';
import { SearchPage, searchMetadata, type SearchProps } from '../directory/search-page';
import { lookUpPerson } from './actions';

export function generateMetadata({ searchParams }: SearchProps): Promise<Metadata> {
  return searchMetadata('clergy', searchParams);
}

export default function ClergyPage({ searchParams }: SearchProps) {
  return <SearchPage kind="clergy" lookUp={lookUpPerson} searchParams={searchParams} />;
}
