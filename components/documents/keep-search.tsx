'use client';

import { useEffect } from 'react';
import { keepSearch } from './search-history';

/** Keeps the search of this page in the reader's browser. */
export function KeepSearch({ query }: { query: string }) {
  useEffect(() => keepSearch(query), [query]);
  return null;
}
