import { getTranslations } from 'next-intl/server';
import { searchPath } from '@/components/directory/directory-kind';
import { AnsweredBy } from '@/components/layout/answered-by';
import { ReadForm } from '@/components/layout/read-form';
import { UseAgent } from '@/components/layout/use-agent';
import { ButtonLink } from '@/components/ui/button-link';
import { keptOutcome } from '@/lib/queries/calls/kept-outcome';
import type { Asked, Suggestion } from '@/lib/skills/outcome';
import { maySignIn, mayUseOther, signInPath } from './may-sign-in';
import type { MissingThing } from './missing-thing';

/** What each kind of thing is asked of an agent with, and where it is searched for. */
const ASKED = {
  saint: { skill: 'saint_lookup', key: 'saint_id', section: 'saints' },
  person: { skill: 'person_lookup', key: 'person_id', section: 'clergy' },
  pope: { skill: 'pope_lookup', key: 'pope_id', section: 'popes' },
  diocese: { skill: 'diocese_lookup', key: 'source_code', section: 'dioceses' },
  document: { skill: 'document_fetch', key: 'id', section: 'documents' },
} as const;

type Section = (typeof ASKED)[keyof typeof ASKED]['section'];

/** The agent's hint as one press: to another directory, or to a better name in the same one. */
async function Hint({ suggestion, section, id }: { suggestion: Suggestion; section: Section; id: string }) {
  const t = await getTranslations('directory');
  // An id says in words what was looked for.
  const query = suggestion.query || id.replace(/[-_]+/g, ' ');
  const { directory } = suggestion;
  const href = directory || section !== 'documents' ? searchPath(directory ?? (section as Exclude<Section, 'documents'>), query) : `/documents?q=${encodeURIComponent(query)}`;
  return (
    <>
      {directory && <p className="mt-4">{t('hintElsewhere')}</p>}
      <p className="my-3"><ButtonLink kind="primary" href={href}>{directory ? t(`lookAmong.${directory}`) : t('didYouMean', { query })}</ButtonLink></p>
    </>
  );
}

async function Refresh({ asked }: { asked?: Asked }) {
  const t = await getTranslations('provenance');
  return asked && <ReadForm asked={asked} label={t('refresh')} busy={t('asking')} failed={t('notRefreshed')} usedUp={t('usedUp')} onMissing />;
}

/**
 * What can be said of a thing that was not found, at no cost: where the agent thinks it is and who said so; that another agent may know it, for
 * a reader who has not signed in to it, or has chosen ours.
 * @param pathname the address, with its language; signing in leads back to it
 */
export async function MissingHelp({ missing, pathname }: { missing: MissingThing; pathname: string }) {
  if (missing.kind === 'date') return null;
  const t = await getTranslations('notFound');
  const { skill, key, section } = ASKED[missing.kind];
  const [elsewhere, other] = [await maySignIn(), await mayUseOther()];
  const connect = await getTranslations('connect');
  const kept = await keptOutcome(skill, { [key]: missing.id });
  const said = kept?.kind === 'not-found' ? kept : undefined;
  return (
    <>
      {elsewhere && (
        <>
          <p className="mt-4">{t('signInText', { name: elsewhere })}</p>
          <p className="my-3"><ButtonLink kind="primary" href={signInPath(pathname)}>{t('signIn')}</ButtonLink></p>
        </>
      )}
      {other && (
        <>
          <p className="mt-4">{t('otherAgentText', { name: other })}</p>
          <div className="my-3"><UseAgent agent="remote" label={connect('useRemote', { name: other })} className="btn pri" /></div>
        </>
      )}
      {said?.suggestion && <Hint suggestion={said.suggestion} section={section} id={missing.id} />}
      {said?.hint && !said.suggestion && <p className="mt-4" dir="auto">{said.hint}</p>}
      {said && <AnsweredBy provenance={said.provenance} again={false} actions={<Refresh asked={said.provenance.asked} />} />}
    </>
  );
}
