import { getLocale } from 'next-intl/server';
import type { DirectoryLink, KnownOf } from '@/components/directory/read-link';
import type { DirectoryKind } from '@/components/directory/directory-kind';
import type { Locale } from '@/lib/i18n/routing';
import type { Bears } from '@/components/directory/is-clear-hit';
import { browsePath } from '@/lib/browse-address';
import { genderIn, nameIn } from '@/lib/queries/built-in/built-in';
import { bearsWords } from '@/lib/queries/built-in/bears-words';
import { provinceOf } from '@/lib/queries/built-in/browse-directory';
import { nearestNames } from '@/lib/queries/built-in/built-in-search';
import { currentAgent } from '@/lib/queries/calls/agent-of-reader';

/**
 * What our own tables add to the ids of the built-in agent. Ids of another agent are not ours: nothing is known of them.
 * @param language that of the page, unless it is said
 */
export async function knownHere(language?: Locale): Promise<KnownOf> {
  const [locale, builtIn] = [language ?? await getLocale(), (await currentAgent()).kind === 'built-in'];
  return (kind, id) => {
    if (!builtIn || kind === 'clergy' || typeof id !== 'string') return {};
    const [localName, gender] = [nameIn(kind, id, locale), kind === 'dioceses' ? undefined : genderIn(kind, id)];
    const listed = kind === 'dioceses' ? provinceOf(id) : undefined;
    const province = listed && browsePath('dioceses', { filters: listed, page: 1 });
    return { ...(localName ? { localName } : {}), ...(gender ? { gender } : {}), ...(province ? { province } : {}) };
  };
}

/** Who bears the words of a search in a name of any language; nobody where the ids are another agent's. */
export async function bearersHere(kind: DirectoryKind, query: string): Promise<Bears> {
  const builtIn = (await currentAgent()).kind === 'built-in';
  return (id) => (builtIn && typeof id === 'string' ? bearsWords(kind, id, query) : undefined);
}

/** Names near to one that the built-in agent does not find, as links. */
export async function nearestHere(kinds: readonly DirectoryKind[], query: string, limit: number): Promise<DirectoryLink[]> {
  if ((await currentAgent()).kind !== 'built-in') return [];
  const locale = await getLocale();
  return kinds.flatMap((directory) =>
    nearestNames(directory, query, locale, limit).map(({ id, name, lang, note }) => ({
      directory, id, name, ...(lang ? {} : { localName: name }), details: note ? [note] : [],
    })),
  );
}
