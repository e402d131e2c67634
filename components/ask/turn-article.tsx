import type { ReactNode } from 'react';
import { AnsweredBy } from '@/components/layout/answered-by';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { AnsweredTurn } from './answered-turn';
import type { AskMeans } from './ask-means';
import type { ReadAgain } from './asked';
import { turnId } from './conversation-address';
import type { ExportedTurn } from './export/exported-turn';
import { LookItUp } from './look-it-up';
import { QuestionTitle } from './question-title';
import { RelatedQuestions } from './related/related-questions';
import { RememberTask } from './remember-task';
import type { Turn } from './turn';
import { EditTurn, TurnVersions } from './turn-versions';
import { Unanswered } from './unanswered';
import { Waiting } from './waiting';

interface Props {
  turn: Turn;
  /** The same as it is drawn, once it is answered. */
  answered?: ExportedTurn;
  /** Of all turns, in order. */
  tickets: string[];
  means: AskMeans;
  /** As the page calls it. */
  agent: string;
  siteUrl: string;
  readAgain: ReadAgain;
  /** What stands under the last turn: the field of the next question. */
  children?: ReactNode;
}

/** One turn of a conversation: question, answer, sources, related questions; or that it is waited for, or why there is no answer. */
export function TurnArticle({ turn, answered, tickets, means, agent, siteUrl, readAgain, children }: Props) {
  const index = tickets.indexOf(turn.ticket);
  const id = turnId(index);
  const level = index === 0 ? 1 : 2;
  const { outcome, question, ticket } = turn;
  const ofQuestion = outcome && <ClientMessages namespaces={['versions']}><EditTurn ticket={ticket} /><TurnVersions ticket={ticket} /></ClientMessages>;
  const found = outcome?.kind === 'found' && answered ? outcome : undefined;
  const remote = found && !answered?.agent.builtIn;
  return (
    <article className="turn" id={id}>
      {found && answered ? (
        <AnsweredTurn
          turn={answered} id={id} level={level} siteUrl={siteUrl} answeredInMs={found.provenance.elapsedMs} searchable={remote}
          ofQuestion={ofQuestion} line={(actions) => <AnsweredBy provenance={found.provenance} actions={actions} />}
        />
      ) : (
        <div className="ans">
          <QuestionTitle question={question} turn={id} level={level} startedAt={turn.startedAt}>{ofQuestion}</QuestionTitle>
          {!outcome && <Waiting turn={turn} agent={agent} tickets={tickets} />}
          {outcome && outcome.kind !== 'found' && (
            <Unanswered
              question={question} outcome={outcome} means={{ ...means, earlier: tickets.filter((other) => other !== ticket), press: `${means.press}-${index}` }}
              late={{ ticket, tickets, read: readAgain }}
            />
          )}
        </div>
      )}
      {/* In the same place before and after the answer: whoever is typing in it keeps the very same field. */}
      <div className="rel">
        {turn.lookUp && <LookItUp {...turn.lookUp} level={level === 1 ? 2 : 3} />}
        {answered?.related && (
          <ClientMessages namespaces={['ask', 'composer']}>
            <RelatedQuestions questions={answered.related} means={{ ...means, press: `${means.press}-${index}` }} level={level === 1 ? 2 : 3} lang={answered.lang} />
          </ClientMessages>
        )}
        {children}
      </div>
      {remote && (
        <RememberTask
          ticket={ticket} task={found.provenance.taskId} question={question} readAt={found.provenance.readAt}
          agent={agent} tookMs={found.provenance.cache === 'none' ? found.provenance.elapsedMs : 0}
        />
      )}
    </article>
  );
}
