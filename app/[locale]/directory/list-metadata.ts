import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { pageMetadata } from '@/app/page-metadata';
import type { DirectoryKind } from '@/components/directory/directory-kind';
import { sayChosen } from '@/components/directory/say-choice';
import { browsePath, NOTHING_CHOSEN, type Browsed } from '@/lib/browse-address';
import { browseDirectory, withOwnProvince } from '@/lib/queries/built-in/browse-directory';
import { currentAgent } from '@/lib/queries/calls/agent-of-reader';

/** Each part of a list has its own title and address: what is chosen, and its page. Another agent has no list. */
export async function listMetadata(kind: DirectoryKind, asked: Browsed): Promise<Metadata> {
  const [locale, directory, terms, kinds] = [await getLocale(), await getTranslations('directory'), await getTranslations('terms'), await getTranslations('kinds')];
  const browsed = (await currentAgent()).kind === 'built-in' ? withOwnProvince(asked) : NOTHING_CHOSEN;
  // A page past the last is the last.
  const { page, pages } = browsed.page > 1 ? browseDirectory(kind, browsed, locale) : { page: 1, pages: 1 };
  const title = [kinds(kind), ...sayChosen(kind, browsed, { directory, terms, locale }), page > 1 && directory('browse.page', { page, pages })].filter(Boolean).join(' · ');
  return pageMetadata({ locale, path: browsePath(kind, { ...browsed, page }), title, description: directory(`about.${kind}`) });
}
