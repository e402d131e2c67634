import 'server-only';
import { foldName } from '@/lib/agent/directory/fold-name';
import { CLERGY_WORDS, KIND_WORDS, POPE_WORDS, type DirectoryKind } from '@/lib/agent/directory/kind-words';
import { queryWords } from '@/lib/agent/directory/query-words';
import { suggest } from '@/lib/agent/directory/suggest';
import { withExactTitle } from '@/lib/agent/library/exact-titles';
import { fold } from '@/lib/agent/library/fold-words';
import { bookNamed } from '@/lib/agent/library/scripture-chapter';
import { isReference } from '@/lib/agent/library/typed-places';
import type { Locale } from '@/lib/i18n/routing';
import { named, type ListedName } from './built-in';

/** The directories whose title stands among the words, in any of our languages: "pope francis" names the popes, "Bistum Trier" the sees. */
export function directoriesNamed(query: string): DirectoryKind[] {
  const words = foldName(query.slice(0, 200));
  const holds = (titles: ReadonlySet<string>) => words.some((word) => titles.has(word));
  const saintly = new Set([...KIND_WORDS.saints].filter((word) => !POPE_WORDS.has(word)));
  const titles = { popes: POPE_WORDS, clergy: CLERGY_WORDS, dioceses: KIND_WORDS.dioceses, saints: saintly };
  return (['popes', 'clergy', 'dioceses', 'saints'] as const).filter((kind) => holds(titles[kind]));
}

/** Whether words are a reference to Scripture or the Catechism, a book of the Bible, or a title of the library. */
export function isDocumentName(query: string): boolean {
  return isReference(query) || withExactTitle(query).length > 0 || bookNamed(fold(query)) !== undefined;
}

/**
 * The names that come nearest to one that nobody bears: what completes it, else what completes it without its last letters.
 * At most two letters in five are given up, and never down to a bare title. Empty where nothing is near.
 */
export function nearestNames(kind: DirectoryKind, query: string, locale: Locale, limit: number): ListedName[] {
  const letters = Array.from(query.trim()).slice(0, 60);
  for (let count = letters.length; count >= Math.max(3, Math.ceil(letters.length * 0.6)); count -= 1) {
    const typed = letters.slice(0, count).join('');
    if (count < letters.length && queryWords(typed, KIND_WORDS[kind]).length === 0) return [];
    const found = suggest(kind, typed, limit);
    if (found.length > 0) return found.map(({ id, name, detail }) => ({ ...(kind === 'clergy' ? { id, name } : named(kind, id, name, locale)), note: detail }));
  }
  return [];
}
