import { useLocale, useTranslations } from 'next-intl';
import type { Allowance } from '@/components/budget/allowance';
import { AllowanceContext } from '@/components/budget/allowance-context';
import { ButtonLink } from '@/components/ui/button-link';
import { Notice } from '@/components/ui/notice';
import { ClientMessages } from '@/lib/i18n/client-messages';
import type { AskMeans } from './ask-means';
import { Announce } from './announcer';
import type { ReadAgain as ReadAgainAction } from './asked';
import { AskStart } from './ask-start';
import { Composer } from './composer';
import { turnId, type Conversation } from './conversation-address';
import { ConversationContext } from './conversation-context';
import { ConversationTurns } from './export/conversation-turns';
import { EditedTurn } from './edited-turn';
import { exportedTurn, withoutBytes } from './export/exported-turn';
import { keepableTurn } from './history/keepable-turn';
import { KeepingLine } from './history/keeping-line';
import { KeptTurns } from './history/kept-turns';
import { PrivateNotice } from './history/private-notice';
import { UnkeptNotice } from './history/unkept-notice';
import { KeepFocus } from './keep-focus';
import { KeepPlace } from './keep-place';
import { OneAtATime } from './one-at-a-time';
import { ReadAgain } from './read-again';
import { SignInFirst } from './sign-in-first';
import type { Turn } from './turn';
import { TurnArticle } from './turn-article';
import { TurnVersions } from './turn-versions';

/** The words that a turn needs which the browser draws. */
const OF_A_TURN = ['ask', 'export', 'markdown', 'provenance', 'states', 'files', 'quotation', 'composer'];
const PROBLEMS = ['empty', 'too-long', 'refused'] as const;

/**
 * The page of questions: a start, or the turns of a conversation with the field of the next question under the last.
 * @param prefilled text from the address; it is not sent
 * @param conversation what the address says of it
 * @param named tickets of the address; answers of those that are no turns are no longer kept, which `expired` says also of an address without any
 * @param signIn where a reader who has not signed in may do so, to come back here; absent where there is no need
 * @param mustSignIn why nothing can be asked before this reader has signed in, and where that is done
 * @param allowance what is left this minute; absent where calls are not counted
 * @param problem why a form posted without scripts asked nothing
 */
export function AskPage(props: {
  turns: Turn[]; named: string[]; conversation: Conversation; prefilled: string; expired: boolean; problem: string; agent: { builtIn: boolean; name: string };
  signIn?: string; mustSignIn?: { reason: 'sign-in' | 'expired'; href: string }; allowance?: Allowance; siteUrl: string; means: AskMeans; readAgain: ReadAgainAction;
}) {
  const { turns, named, conversation, prefilled, expired, problem: given, agent, signIn, mustSignIn, allowance, siteUrl, means, readAgain } = props;
  const t = useTranslations('ask');
  const queue = useTranslations('budget');
  const keep = useTranslations('keeping');
  const provenance = useTranslations('provenance');
  const locale = useLocale();
  const name = agent.builtIn ? t('builtInAgent') : agent.name;
  const { edit } = conversation;
  const edited = edit === undefined ? undefined : turns[edit];
  const shown = edited ? turns.slice(0, edit) : turns;
  const last = shown.at(-1);
  const failed = last?.outcome && last.outcome.kind !== 'found' ? last.question : '';
  const problem = PROBLEMS.find((known) => known === given);
  const waiting = last !== undefined && !last.outcome;
  const paused = last?.outcome?.kind === 'refused' && last.outcome.reason === 'rate';
  const missing = named.filter((ticket) => !means.earlier.includes(ticket));
  const announcement = () => {
    if (!last) return '';
    if (last.queue) return queue('place', { position: last.queue.position });
    if (!last.outcome) return t('announceWaiting', { agent: name });
    return t(last.outcome.kind === 'found' ? 'announceDone' : 'announceFailed');
  };
  const answered = new Map(turns.flatMap((turn) => {
    const exported = exportedTurn(turn, provenance('builtIn'));
    return exported ? [[turn.ticket, exported]] : [];
  }));
  const onPage = [...answered].map(([ticket, turn]) => ({ id: turnId(means.earlier.indexOf(ticket)), turn: withoutBytes(turn) }));
  const { id, isPrivate = false } = conversation;
  const keptId = isPrivate ? undefined : (id ?? named[0]);
  const lost = expired && <Expired named={named} missing={missing} readAgain={readAgain} signIn={signIn} />;
  const keeping = isPrivate ? <p className="meta mt-2">{keep('private')}</p> : (
    <KeepingLine id={id} turns={turns.flatMap((turn) => keepableTurn(turn) ?? [])} unanswered={turns.filter(({ outcome }) => outcome && outcome.kind !== 'found').map(({ ticket }) => ticket)} />
  );
  // A turn that was refused for it says so itself, beside the field.
  const isSaid = last?.outcome?.kind === 'refused' && last.outcome.reason === mustSignIn?.reason;
  const composer = (
    <>
      {mustSignIn && !isSaid && <SignInFirst {...mustSignIn} />}
      <ClientMessages namespaces={['composer', 'budget', 'keeping']}>
        <Composer
          {...means} earlier={shown.map(({ ticket }) => ticket)} initial={prefilled || (edited ? edited.question : failed)}
          handedOver={prefilled !== ''} waiting={waiting}
        />
        {agent.builtIn && locale !== 'en' && <p className="meta mt-2">{t('otherLanguages')}</p>}
        {keeping}
      </ClientMessages>
    </>
  );
  return (
    <ConversationContext {...conversation} named={named}>
      <AllowanceContext initial={allowance} paused={paused}>
        <OneAtATime conversation={shown.map(({ ticket }) => ticket).join()} waiting={waiting && !allowance}>
          <KeepFocus shown={shown.map(({ ticket, outcome }) => `${ticket} ${outcome?.kind}`).join()} />
          <KeepPlace shown={shown.map(({ ticket }) => ticket).join()} />
          <Announce text={announcement()} of={last ? `${last.ticket} ${last.outcome?.kind ?? last.queue?.position}` : ''} />
          {isPrivate && <div className="mx-auto mb-8 max-w-[43rem]"><PrivateNotice /></div>}
          {lost && !keptId && <div className="mx-auto mb-8 max-w-[43rem]">{lost}</div>}
          {problem && <div className="mx-auto mb-8 max-w-[43rem]"><Notice title={t(`problem.${problem}`)}><p>{t('problemText')}</p></Notice></div>}
          {turns.length === 0 && !keptId && <AskStart means={means} agent={name} builtIn={agent.builtIn}>{composer}</AskStart>}
          {(turns.length > 0 || keptId) && <ClientMessages namespaces={['export']}>
            <ConversationTurns turns={onPage}>
              {keptId && (
                <ClientMessages namespaces={['keeping', ...OF_A_TURN]}>
                  <KeptTurns
                    id={keptId} named={named} live={turns.map(({ ticket, startedAt }) => ({ ticket, askedAt: startedAt }))} means={means} siteUrl={siteUrl}
                    searchable={!agent.builtIn} lost={lost} unkept={<UnkeptNotice id={keptId} />}
                  />
                </ClientMessages>
              )}
              {turns.length === 0 && <ClientMessages namespaces={['versions']}><TurnVersions /></ClientMessages>}
              {turns.length === 0 && <div className="turn"><div className="rel">{composer}</div></div>}
              {shown.map((turn) => (
                <TurnArticle key={turn.ticket} turn={turn} answered={answered.get(turn.ticket)} tickets={means.earlier} means={means} agent={name} siteUrl={siteUrl} readAgain={readAgain}>
                  {turn === last && !edited && (
                    <>
                      <ClientMessages namespaces={['versions']}><TurnVersions /></ClientMessages>
                      {composer}
                    </>
                  )}
                </TurnArticle>
              ))}
              {edited && <EditedTurn id={turnId(shown.length)} level={shown.length === 0 ? 1 : 2}>{composer}</EditedTurn>}
            </ConversationTurns>
          </ClientMessages>}
        </OneAtATime>
      </AllowanceContext>
    </ConversationContext>
  );
}

function Expired({ named, missing, readAgain, signIn }: { named: string[]; missing: string[]; readAgain: ReadAgainAction; signIn?: string }) {
  const [t, outcome] = [useTranslations('ask'), useTranslations('outcome')];
  return (
    <Notice title={t(signIn ? 'notShown' : 'expired')} actions={signIn && <ButtonLink kind="primary" href={signIn}>{outcome('signIn')}</ButtonLink>}>
      <p>{t(signIn ? 'notShownText' : 'expiredText')}</p>
      <ClientMessages namespaces={['budget']}><ReadAgain tickets={named} missing={missing} read={readAgain} /></ClientMessages>
    </Notice>
  );
}
