import { getTranslations } from 'next-intl/server';
import { searchPath } from '@/components/directory/directory-kind';
import { AnsweredBy } from '@/components/layout/answered-by';
import { ReadForm } from '@/components/layout/read-form';
import { UseAgent } from '@/components/layout/use-agent';
import { ButtonLink } from '@/components/ui/button-link';
import { askedAt } from '@/lib/queries/calls/asked-at';
import { keptOutcome } from '@/lib/queries/calls/kept-outcome';
import { splitPath } from '@/lib/i18n/language-tag';
import type { Asked, Suggestion } from '@/lib/skills/outcome';
import { maySignIn, mayUseOther, signInPath } from './may-sign-in';
import type { MissingThing } from './missing-thing';

/** Where each kind of thing is searched for. */
const SECTIONS = { saint: 'saints', person: 'clergy', pope: 'popes', diocese: 'dioceses', document: 'documents' } as const;

type Section = (typeof SECTIONS)[keyof typeof SECTIONS];

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
  const section = SECTIONS[missing.kind];
  const [elsewhere, other] = [await maySignIn(), await mayUseOther()];
  const connect = await getTranslations('connect');
  const asked = askedAt(splitPath(pathname).path);
  const kept = asked && (await keptOutcome(asked.skill, asked.input));
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
