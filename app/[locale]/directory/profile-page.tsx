import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { CallCost } from '@/app/call-cost';
import { idOfAddress } from '@/app/id-of-address';
import { missingPage } from '@/app/missing-page';
import { pageMetadata } from '@/app/page-metadata';
import { readerDays } from '@/app/reader-days';
import { DirectoryProfile } from '@/components/directory/directory-profile';
import { ID_KEYS, profilePath, type DirectoryKind, type Profile } from '@/components/directory/directory-kind';
import { OutcomeNotice } from '@/components/layout/outcome-notice';
import { OfflineCopy } from '@/components/offline/offline-copy';
import { env } from '@/lib/env';
import { relationsHere } from '@/lib/queries/built-in/relations-here';
import type { Outcome } from '@/lib/skills/outcome';
import { knownHere } from './known-here';
import { ProfileData, profileHead } from './profile-head-data';

export type ProfileProps = { params: Promise<{ id: string }> };

/** One of the four directories: its name in addresses, and the action that asks it. */
export interface Directory { kind: DirectoryKind; lookUp: (input: unknown) => Promise<Outcome<Profile>> }

/** Title, introduction and canonical address: the id as the agent has it, however the address wrote it. */
export async function profileMetadata({ kind, lookUp, params }: Directory & ProfileProps): Promise<Metadata> {
  const [locale, t, id] = [await getLocale(), await getTranslations('kinds'), await idOfAddress(params)];
  const outcome = await lookUp({ [ID_KEYS[kind]]: id });
  if (outcome.kind !== 'found') return pageMetadata({ locale, path: profilePath(kind, id), title: `${id} · ${t(kind)}`, index: false });
  return profileHead(kind, outcome.value, id);
}

/** A profile under its own address. Unknown to the agent is 404; an agent that does not answer leaves the page with its reason. */
export async function ProfilePage({ kind, lookUp, params }: Directory & ProfileProps) {
  const id = await idOfAddress(params);
  const outcome = await lookUp({ [ID_KEYS[kind]]: id });
  if (outcome.kind === 'not-found') return missingPage(outcome);
  if (outcome.kind === 'found') {
    const sent = outcome.value[ID_KEYS[kind]];
    const relations = outcome.provenance.agent.kind === 'built-in' ? relationsHere(kind, typeof sent === 'string' ? sent : id, await getLocale()) : undefined;
    return (
      <>
        <OfflineCopy readAt={outcome.provenance.readAt} />
        <ProfileData kind={kind} profile={outcome.value} asked={id} />
        <DirectoryProfile kind={kind} found={outcome} id={id} knownOf={await knownHere()} today={(await readerDays()).likely} relations={relations} site={env().SITE_URL} />
        <CallCost />
      </>
    );
  }
  const t = await getTranslations('kinds');
  return (
    <>
      {/* What would stand here is named, also where nothing was read. */}
      <header className="pagehead">
        <p className="rub">{t(kind)}</p>
        <h1 className="display wrap-anywhere">{id}</h1>
      </header>
      <OutcomeNotice outcome={outcome} retryHref={profilePath(kind, id)} />
    </>
  );
}
