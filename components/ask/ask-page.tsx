import { useLocale, useTranslations } from 'next-intl';
import type { Allowance } from '@/components/budget/allowance';
import { AllowanceContext } from '@/components/budget/allowance-context';
import { Notice } from '@/components/ui/notice';
import { ClientMessages } from '@/lib/i18n/client-messages';
import type { AskMeans } from './ask-means';
import type { ReadAgain as ReadAgainAction } from './asked';
import { AskStart } from './ask-start';
import { Composer } from './composer';
import { KeepFocus } from './keep-focus';
import { OneAtATime } from './one-at-a-time';
import { ReadAgain } from './read-again';
import type { Turn } from './turn';
import { TurnArticle } from './turn-article';

const PROBLEMS = ['empty', 'too-long', 'refused'] as const;

/**
 * The page of questions: a start, or the turns of a conversation with the field of the next question under the last.
 * @param prefilled text from the address; it is not sent
 * @param named tickets of the address; answers of those that are no turns are no longer kept, which `expired` says also of an address without any
 * @param allowance what is left this minute; absent where calls are not counted
 * @param problem why a form posted without scripts asked nothing
 */
export function AskPage(props: {
  turns: Turn[]; named: string[]; prefilled: string; expired: boolean; problem: string; agent: { builtIn: boolean; name: string };
  allowance?: Allowance; siteUrl: string; means: AskMeans; readAgain: ReadAgainAction;
}) {
  const { turns, named, prefilled, expired, problem: given, agent, allowance, siteUrl, means, readAgain } = props;
  const t = useTranslations('ask');
  const locale = useLocale();
  const name = agent.builtIn ? t('builtInAgent') : agent.name;
  const last = turns.at(-1);
  const failed = last?.outcome && last.outcome.kind !== 'found' ? last.question : '';
  const problem = PROBLEMS.find((known) => known === given);
  const waiting = last !== undefined && !last.outcome;
  const paused = last?.outcome?.kind === 'refused' && last.outcome.reason === 'rate';
  const missing = named.filter((ticket) => !means.earlier.includes(ticket));
  const composer = (
    <ClientMessages namespaces={['composer', 'budget']}>
      <Composer {...means} initial={prefilled || failed} handedOver={prefilled !== ''} waiting={waiting} />
      {agent.builtIn && locale !== 'en' && <p className="meta mt-2">{t('otherLanguages')}</p>}
    </ClientMessages>
  );
  return (
    <AllowanceContext initial={allowance} paused={paused}>
      <OneAtATime conversation={means.earlier.join()} waiting={waiting && !allowance}>
        <KeepFocus shown={turns.map(({ ticket, outcome }) => `${ticket} ${outcome?.kind}`).join()} />
        {/* Always in the page, so that a change of its words is spoken. */}
        <p className="vh" role="status"><Announcement turn={last} agent={name} /></p>
        {expired && <div className="mx-auto mb-8 max-w-[43rem]"><Expired named={named} missing={missing} readAgain={readAgain} /></div>}
        {problem && <div className="mx-auto mb-8 max-w-[43rem]"><Notice title={t(`problem.${problem}`)}><p>{t('problemText')}</p></Notice></div>}
        {turns.length === 0 && <AskStart means={means} agent={name} builtIn={agent.builtIn}>{composer}</AskStart>}
        {turns.map((turn) => (
          <TurnArticle key={turn.ticket} turn={turn} tickets={means.earlier} means={means} agent={name} siteUrl={siteUrl}>
            {turn === last && composer}
          </TurnArticle>
        ))}
      </OneAtATime>
    </AllowanceContext>
  );
}

function Expired({ named, missing, readAgain }: { named: string[]; missing: string[]; readAgain: ReadAgainAction }) {
  const t = useTranslations('ask');
  return (
    <Notice title={t('expired')}>
      <p>{t('expiredText')}</p>
      <ClientMessages namespaces={['budget']}><ReadAgain tickets={named} missing={missing} read={readAgain} /></ClientMessages>
    </Notice>
  );
}

function Announcement({ turn, agent }: { turn: Turn | undefined; agent: string }) {
  const t = useTranslations('ask');
  const queue = useTranslations('budget');
  if (!turn) return null;
  if (turn.queue) return <>{queue('place', { position: turn.queue.position })}</>;
  if (!turn.outcome) return <>{t('announceWaiting', { agent })}</>;
  return <>{turn.outcome.kind === 'found' ? t('announceDone') : t('announceFailed')}</>;
}
