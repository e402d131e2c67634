import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { ListedNames } from '@/components/directory/listed-names';
import { capitalised, sayTerm } from '@/components/directory/say-term';
import { cardinalsInOrder } from '@/lib/queries/built-in/built-in';
import { SearchPage, searchMetadata, type SearchProps } from '../directory/search-page';
import { lookUpPerson } from './actions';

export function generateMetadata({ searchParams }: SearchProps): Promise<Metadata> {
  return searchMetadata('clergy', searchParams);
}

async function Cardinals() {
  const [locale, terms] = [await getLocale(), await getTranslations('terms')];
  const cardinals = cardinalsInOrder();
  const orders = [...new Set(cardinals.map(({ order }) => order))];
  return orders.map((order) => (
    <ListedNames key={order} kind="clergy" title={capitalised(sayTerm(terms, order) ?? order, locale)} names={cardinals.filter((cardinal) => cardinal.order === order)} />
  ));
}

export default function ClergyPage({ searchParams }: SearchProps) {
  return <SearchPage kind="clergy" lookUp={lookUpPerson} searchParams={searchParams} start={<Cardinals />} />;
}
