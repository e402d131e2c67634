import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { CallCost } from '@/app/call-cost';
import { readerDays } from '@/app/reader-days';
import { DirectoryContents } from '@/components/directory/directory-contents';
import { DIRECTORIES, searchPath, type DirectoryKind } from '@/components/directory/directory-kind';
import { DirectoryResults } from '@/components/directory/directory-results';
import { DirectorySearch } from '@/components/directory/directory-search';
import { NamedPlaces } from '@/components/directory/named-places';
import { isSomebody, orderAnswers } from '@/components/directory/order-answers';
import { SameWords } from '@/components/directory/same-words';
import { ButtonLink } from '@/components/ui/button-link';
import { Notice } from '@/components/ui/notice';
import { TextLink } from '@/components/ui/text-link';
import { directoriesNamed, isDocumentName } from '@/lib/queries/built-in/built-in-search';
import { currentAgent } from '@/lib/queries/calls/agent-of-reader';
import { findDays } from '../calendar/find-day';
import { lookUpPerson } from '../clergy/actions';
import { lookUpDiocese } from '../dioceses/actions';
import { lookUpPope } from '../popes/actions';
import { lookUpSaint } from '../saints/actions';
import { knownHere, nearestHere } from './known-here';
import type { Directory } from './profile-page';
import { readQuery, searchMetadata, type SearchProps } from './search-page';

const ASK: Record<DirectoryKind, Directory['lookUp']> = { saints: lookUpSaint, clergy: lookUpPerson, popes: lookUpPope, dioceses: lookUpDiocese };

/** In the address: all four are to be asked, which the reader has chosen with the price before them. */
const ALL_FOUR = 'all';

export function generateMetadata({ searchParams }: SearchProps): Promise<Metadata> {
  return searchMetadata('directory', searchParams);
}

interface Asked { query: string; days: string[] }

/** All four at once, where that is free or was chosen. */
const askAllFour = (query: string) => Promise.all(DIRECTORIES.map(async (kind) => ({ kind, outcome: await ASK[kind]({ query }) })));

/** What all four answered. A day or document of that name comes first, unless somebody bears it. */
async function AllFour({ query, days, answers }: Asked & { answers: Awaited<ReturnType<typeof askAllFour>> }) {
  const isDocument = isDocumentName(query);
  const isUnderstood = isDocument || days.length > 0 || answers.some(({ outcome }) => outcome.kind !== 'not-found');
  const nearest = isUnderstood ? [] : await nearestHere(DIRECTORIES, query, 2);
  const places = <NamedPlaces query={query} days={days} isDocument={isDocument} />;
  const after = isSomebody(query, answers, days);
  return (
    <>
      {!after && places}
      <DirectoryResults query={query} answers={orderAnswers(query, answers, directoriesNamed(query))} nearest={nearest} knownOf={await knownHere()} />
      {after && places}
    </>
  );
}

/** Calls of a remote agent are counted by the reader's account: four are never made where one was meant, and their price stands on the button. */
async function OneOfFour({ query, days, agent }: Asked & { agent: string }) {
  const t = await getTranslations('directory');
  const named = directoriesNamed(query);
  const each = [...named, ...DIRECTORIES.filter((kind) => !named.includes(kind))].map((kind) => <TextLink key={kind} href={searchPath(kind, query)}>{t(`lookAmong.${kind}`)}</TextLink>);
  const links = [...each, <ButtonLink key="all" href={`${searchPath('directory', query)}&${ALL_FOUR}=1`}>{t('allFour')}</ButtonLink>];
  return (
    <>
      <NamedPlaces query={query} days={days} isDocument={isDocumentName(query)} />
      <div className="mt-8"><Notice title={t('resultsFor', { query })} actions={links}>{t('remoteCost', { agent })}</Notice></div>
    </>
  );
}

export default async function DirectoryPage({ searchParams }: SearchProps) {
  const [t, layout, query, agent] = [await getTranslations('directory'), await getTranslations('layout'), await readQuery(searchParams), await currentAgent()];
  const isAllAsked = [(await searchParams)[ALL_FOUR]].flat()[0] === '1';
  const days = query ? await findDays(query, (await readerDays()).days.map((day) => day.date), await getLocale()) : [];
  // Before anything is drawn: what the page says is left this minute counts these calls.
  const answers = query && (agent.kind === 'built-in' || isAllAsked) ? await askAllFour(query) : undefined;
  return (
    <>
      <header className="pagehead">
        <h1 className="display">{layout('directory')}</h1>
        <p className="muted mt-2">{t('intro')}</p>
        <div className="mt-5"><DirectorySearch kind="directory" query={query} suggests={agent.kind === 'built-in'} /></div>
        <CallCost />
      </header>
      {query && (answers ? <AllFour query={query} days={days} answers={answers} /> : <OneOfFour query={query} days={days} agent={agent.name} />)}
      {query && <SameWords query={query} isDay={days.length > 0} />}
      <DirectoryContents />
    </>
  );
}
