import { useLocale, useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/notice';
import { ClientMessages } from '@/lib/i18n/client-messages';
import type { AskMeans } from './ask-means';
import { AskStart } from './ask-start';
import { Composer } from './composer';
import { KeepFocus } from './keep-focus';
import { OneAtATime } from './one-at-a-time';
import type { Turn } from './turn';
import { TurnArticle } from './turn-article';

const PROBLEMS = ['empty', 'too-long', 'refused'] as const;

/**
 * The page of questions: a start, or the turns of a conversation with the field of the next question under the last.
 * @param prefilled text from the address; it is not sent
 * @param expired an answer that the address names is no longer kept
 * @param problem why a form posted without scripts asked nothing
 */
export function AskPage(props: {
  turns: Turn[]; prefilled: string; expired: boolean; problem: string; agent: { builtIn: boolean; name: string }; siteUrl: string; means: AskMeans;
}) {
  const { turns, prefilled, expired, problem: given, agent, siteUrl, means } = props;
  const t = useTranslations('ask');
  const locale = useLocale();
  const name = agent.builtIn ? t('builtInAgent') : agent.name;
  const last = turns.at(-1);
  const failed = last?.outcome && last.outcome.kind !== 'found' ? last.question : '';
  const problem = PROBLEMS.find((known) => known === given);
  const waiting = last !== undefined && !last.outcome;
  const composer = (
    <ClientMessages namespaces={['composer']}>
      <Composer {...means} initial={prefilled || failed} handedOver={prefilled !== ''} waiting={waiting} />
      {agent.builtIn && locale !== 'en' && <p className="meta mt-2">{t('otherLanguages')}</p>}
    </ClientMessages>
  );
  return (
    <OneAtATime conversation={means.earlier.join()} waiting={waiting}>
      <KeepFocus shown={turns.map(({ ticket, outcome }) => `${ticket} ${outcome?.kind}`).join()} />
      {/* Always in the page, so that a change of its words is spoken. */}
      <p className="vh" role="status"><Announcement turn={last} agent={name} /></p>
      {expired && <div className="mx-auto mb-8 max-w-[43rem]"><Notice title={t('expired')}><p>{t('expiredText')}</p></Notice></div>}
      {problem && <div className="mx-auto mb-8 max-w-[43rem]"><Notice title={t(`problem.${problem}`)}><p>{t('problemText')}</p></Notice></div>}
      {turns.length === 0 && <AskStart means={means} agent={name} builtIn={agent.builtIn}>{composer}</AskStart>}
      {turns.map((turn) => (
        <TurnArticle key={turn.ticket} turn={turn} tickets={means.earlier} means={means} agent={name} siteUrl={siteUrl}>
          {turn === last && composer}
        </TurnArticle>
      ))}
    </OneAtATime>
  );
}

function Announcement({ turn, agent }: { turn: Turn | undefined; agent: string }) {
  const t = useTranslations('ask');
  if (!turn) return null;
  if (!turn.outcome) return <>{t('announceWaiting', { agent })}</>;
  return <>{turn.outcome.kind === 'found' ? t('announceDone') : t('announceFailed')}</>;
}
