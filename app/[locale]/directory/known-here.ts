import { getLocale } from 'next-intl/server';
import type { DirectoryLink, KnownOf } from '@/components/directory/read-link';
import type { DirectoryKind } from '@/components/directory/directory-kind';
import { genderIn, nameIn } from '@/lib/queries/built-in/built-in';
import { nearestNames } from '@/lib/queries/built-in/built-in-search';
import { currentAgent } from '@/lib/queries/calls/agent-of-reader';

/** What our own tables add to the ids of the built-in agent. Ids of another agent are not ours: nothing is known of them. */
export async function knownHere(): Promise<KnownOf> {
  const [locale, builtIn] = [await getLocale(), (await currentAgent()).kind === 'built-in'];
  return (kind, id) => {
    if (!builtIn || kind === 'clergy' || typeof id !== 'string') return {};
    const [localName, gender] = [nameIn(kind, id, locale), kind === 'dioceses' ? undefined : genderIn(kind, id)];
    return { ...(localName ? { localName } : {}), ...(gender ? { gender } : {}) };
  };
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
