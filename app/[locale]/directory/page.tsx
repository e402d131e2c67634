import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { DirectoryContents } from '@/components/directory/directory-contents';
import { DIRECTORIES, searchPath, type DirectoryKind } from '@/components/directory/directory-kind';
import { DirectoryResults } from '@/components/directory/directory-results';
import { DirectorySearch } from '@/components/directory/directory-search';
import { Notice } from '@/components/ui/notice';
import { TextLink } from '@/components/ui/text-link';
import { agentIdentity } from '@/lib/queries/connection';
import { lookUpPerson } from '../clergy/actions';
import { lookUpDiocese } from '../dioceses/actions';
import { lookUpPope } from '../popes/actions';
import { lookUpSaint } from '../saints/actions';
import type { Directory } from './profile-page';
import { readQuery, searchMetadata, type SearchProps } from './search-page';

const ASK: Record<DirectoryKind, Directory['lookUp']> = { saints: lookUpSaint, clergy: lookUpPerson, popes: lookUpPope, dioceses: lookUpDiocese };

export function generateMetadata({ searchParams }: SearchProps): Promise<Metadata> {
  return searchMetadata('directory', searchParams);
}

/** All four at once, where that is free. */
async function AllFour({ query }: { query: string }) {
  const answers = await Promise.all(DIRECTORIES.map(async (kind) => ({ kind, outcome: await ASK[kind]({ query }) })));
  return <DirectoryResults query={query} answers={answers} />;
}

/** Calls of a remote agent are counted by the reader's account: four are never made where one was meant. */
async function OneOfFour({ query, agent }: { query: string; agent: string }) {
  const t = await getTranslations('directory');
  const links = DIRECTORIES.map((kind) => <TextLink key={kind} href={searchPath(kind, query)}>{t(`lookAmong.${kind}`)}</TextLink>);
  return <div className="mt-8"><Notice title={t('resultsFor', { query })} actions={links}>{t('remoteCost', { agent })}</Notice></div>;
}

export default async function DirectoryPage({ searchParams }: SearchProps) {
  const [t, layout, query, agent] = [await getTranslations('directory'), await getTranslations('layout'), await readQuery(searchParams), agentIdentity()];
  return (
    <>
      <header className="pagehead">
        <h1 className="display">{layout('directory')}</h1>
        <p className="muted mt-2">{t('intro')}</p>
        <div className="mt-5"><DirectorySearch kind="directory" query={query} /></div>
      </header>
      {query && (agent.kind === 'built-in' ? <AllFour query={query} /> : <OneOfFour query={query} agent={agent.name} />)}
      <DirectoryContents />
    </>
  );
}
