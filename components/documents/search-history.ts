/** Where a browser keeps the searches for documents, the latest first; the privacy page names it. */
const KEY = 'document-searches';
/** More are not kept; the oldest go first. */
export const MOST_SEARCHES = 30;
const LONGEST = 1_024;
const CHANGED = 'document-searches-changed';

/** Reads what a store holds, which another version or another hand may have written. */
export function readSearches(stored: string | null): string[] {
  try {
    const read: unknown = JSON.parse(stored ?? '[]');
    if (!Array.isArray(read)) return [];
    return [...new Set(read.filter((one): one is string => typeof one === 'string' && one.trim() !== '' && one.length <= LONGEST))].slice(0, MOST_SEARCHES);
  } catch {
    return [];
  }
}

/** The list as it is stored, empty where storage is refused. */
export function storedSearches(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function write(searches: readonly string[]): void {
  try {
    if (searches.length > 0) localStorage.setItem(KEY, JSON.stringify(searches));
    else localStorage.removeItem(KEY);
  } catch {
    // Full or forbidden: the search itself does not depend on it.
  }
  dispatchEvent(new Event(CHANGED));
}

/** Puts a search at the head of the list. */
export function keepSearch(query: string): void {
  const others = readSearches(storedSearches()).filter((one) => one !== query);
  write([query, ...others].slice(0, MOST_SEARCHES));
}

/** Takes one search out of the list, or all. */
export function forgetSearches(query?: string): void {
  write(query === undefined ? [] : readSearches(storedSearches()).filter((one) => one !== query));
}

/** Puts a list back that was deleted; what was searched for since then stays before it. */
export function restoreSearches(searches: readonly string[]): void {
  const since = readSearches(storedSearches()).filter((one) => !searches.includes(one));
  write([...since, ...searches].slice(0, MOST_SEARCHES));
}

/** @param listener called after each change, in this tab or another @returns ends it */
export function onSearchesChange(listener: () => void): () => void {
  const other = ({ key }: StorageEvent) => (key === KEY || key === null) && listener();
  addEventListener(CHANGED, listener);
  addEventListener('storage', other);
  return () => {
    removeEventListener(CHANGED, listener);
    removeEventListener('storage', other);
  };
}
