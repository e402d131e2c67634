import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { getLocale, getTranslations } from 'next-intl/server';
import { CallCost } from '@/app/call-cost';
import { pageMetadata } from '@/app/page-metadata';
import { readerDays } from '@/app/reader-days';
import { BrowseList } from '@/components/directory/browse-list';
import { DirectoryProfile } from '@/components/directory/directory-profile';
import { DirectorySearch } from '@/components/directory/directory-search';
import { ID_KEYS, searchPath, type DirectoryKind, type Profile } from '@/components/directory/directory-kind';
import { isClearHit } from '@/components/directory/is-clear-hit';
import { NotMeant } from '@/components/directory/not-meant';
import { NothingFound } from '@/components/directory/nothing-found';
import { alternateLinks } from '@/components/directory/read-link';
import { WhichOne } from '@/components/directory/which-one';
import { OutcomeNotice } from '@/components/layout/outcome-notice';
import { isBrowsing, readBrowsed } from '@/lib/browse-address';
import { browseDirectory, withOwnProvince } from '@/lib/queries/built-in/browse-directory';
import { directoriesNamed } from '@/lib/queries/built-in/built-in-search';
import { currentAgent } from '@/lib/queries/calls/agent-of-reader';
import type { Outcome } from '@/lib/skills/outcome';
import { typedWords } from '@/lib/typed-words';
import { bearersHere, knownHere, nearestHere } from './known-here';
import { listMetadata } from './list-metadata';
import type { Directory } from './profile-page';

export type SearchProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** The words looked for: the first `q` of the address, no longer than the skill takes. */
export async function readQuery(searchParams: SearchProps['searchParams']): Promise<string> {
  return typedWords((await searchParams).q, 200);
}

/** Only the plain page is for search engines; a search is not. */
export async function searchMetadata(kind: DirectoryKind | 'directory', searchParams: SearchProps['searchParams']): Promise<Metadata> {
  const query = await readQuery(searchParams);
  if (kind !== 'directory' && !query) return listMetadata(kind, readBrowsed(kind, await searchParams));
  const [locale, t, layout] = [await getLocale(), await getTranslations('directory'), await getTranslations('layout')];
  const [title, path] = query ? [t('resultsFor', { query }), searchPath(kind, query)] : [layout('directory'), '/directory'];
  return pageMetadata({ locale, path, title, description: kind === 'directory' ? t('intro') : t(`about.${kind}`), index: !query });
}

async function Answer({ kind, query, outcome }: { kind: DirectoryKind; query: string; outcome: Outcome<Profile> }) {
  const locale = await getLocale();
  if (outcome.kind === 'not-found') {
    const nearest = outcome.suggestion ? [] : await nearestHere([kind], query, 5);
    return <NothingFound kind={kind} query={query} suggestion={outcome.suggestion} nearest={nearest} named={directoriesNamed(query)} />;
  }
  if (outcome.kind !== 'found') return <OutcomeNotice outcome={outcome} retryHref={searchPath(kind, query)} />;
  const { value: profile, provenance } = outcome;
  const knownOf = await knownHere();
  const alternates = alternateLinks(kind, profile.alternates, knownOf);
  if (!isClearHit(query, profile, alternates, { id: profile[ID_KEYS[kind]], bears: await bearersHere(kind, query) })) {
    const lang = provenance.agent.kind === 'built-in' && locale !== 'en' ? 'en' : undefined;
    return <WhichOne kind={kind} query={query} profile={profile} alternates={alternates} knownOf={knownOf} provenance={provenance} lang={lang} />;
  }
  return (
    <>
      {typeof profile.nearest_to === 'string' && <p className="muted mb-4">{(await getTranslations('directory'))('nearestSpelling', { query: profile.nearest_to })}</p>}
      {alternates.length > 0 && <NotMeant kind={kind} count={alternates.length} />}
      <DirectoryProfile kind={kind} found={outcome} knownOf={knownOf} today={(await readerDays()).likely} embedded />
    </>
  );
}

/** One directory: its search, then what was found, or without a search the list of the built-in data; another agent has none. */
export async function SearchPage({ kind, lookUp, searchParams, start }: Directory & SearchProps & { start?: ReactNode }) {
  const [t, kinds, locale, query, agent] = [await getTranslations('directory'), await getTranslations('kinds'), await getLocale(), await readQuery(searchParams), await currentAgent()];
  const outcome = query ? await lookUp({ query }) : undefined;
  const isBuiltIn = agent.kind === 'built-in';
  const browsed = withOwnProvince(readBrowsed(kind, await searchParams));
  return (
    <>
      <header className="pagehead">
        <h1 className="display">{kinds(kind)}</h1>
        <p className="muted mt-2">{t(`about.${kind}`)}</p>
        <div className="mt-5"><DirectorySearch kind={kind} query={query} suggests={isBuiltIn} /></div>
        <CallCost />
      </header>
      {outcome && <Answer kind={kind} query={query} outcome={outcome} />}
      {!outcome && isBuiltIn && <>{!isBrowsing(browsed) && start}<BrowseList kind={kind} browsed={browsed} view={browseDirectory(kind, browsed, locale)} /></>}
      {!outcome && !isBuiltIn && <p className="muted max-w-read">{t('remoteStart', { agent: agent.name })} {t('remoteNoList', { agent: agent.name })}</p>}
    </>
  );
}
