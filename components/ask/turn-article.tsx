import { createElement, type ReactNode } from 'react';
import { useTranslations } from 'next-intl';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { Answer } from './answer';
import type { AskMeans } from './ask-means';
import type { ReadAgain } from './asked';
import { citedAnswer } from './cited-answer';
import { turnId } from './conversation-address';
import { LookItUp } from './look-it-up';
import { QuestionTitle } from './question-title';
import { RelatedQuestions } from './related/related-questions';
import { RememberTask } from './remember-task';
import { SourceList } from './source-list';
import { SourceSheet } from './source-sheet';
import type { Turn } from './turn';
import { EditTurn, TurnVersions } from './turn-versions';
import { Unanswered } from './unanswered';
import { Waiting } from './waiting';

/**
 * One turn of a conversation: question, answer, sources, related questions.
 * @param tickets of all turns, in order
 * @param children what stands under the last turn: the field of the next question
 */
export function TurnArticle(props: { turn: Turn; tickets: string[]; means: AskMeans; agent: string; siteUrl: string; readAgain: ReadAgain; children?: ReactNode }) {
  const { turn, tickets, means, agent, siteUrl, readAgain, children } = props;
  const t = useTranslations('ask');
  const states = useTranslations('states');
  const index = tickets.indexOf(turn.ticket);
  const id = turnId(index);
  // Headings inside a turn stand one below its question.
  const level = index === 0 ? 2 : 3;
  const { outcome, question } = turn;
  const found = outcome?.kind === 'found' ? outcome : undefined;
  const { body, sources, cited } = citedAnswer(found?.value.text ?? '', found?.value.citations ?? []);
  // The built-in agent answers in the language it was told and quotes in English; in which language another answers is not known.
  const builtIn = found?.provenance.agent.kind === 'built-in';
  const lang = builtIn ? (turn.locale ?? 'en') : undefined;
  const quotedLang = builtIn ? 'en' : undefined;
  const others = tickets.filter((ticket) => ticket !== turn.ticket);
  return (
    <article className="turn" id={id}>
      <div className="ans">
        <QuestionTitle question={question} turn={id} level={index === 0 ? 1 : 2} startedAt={turn.startedAt} answeredInMs={found?.provenance.elapsedMs}>
          {outcome && <ClientMessages namespaces={['versions']}><EditTurn ticket={turn.ticket} /><TurnVersions ticket={turn.ticket} /></ClientMessages>}
        </QuestionTitle>
        {!outcome && <Waiting turn={turn} agent={agent} tickets={tickets} />}
        {found && <Answer outcome={found} body={body} sources={sources} turn={id} level={level} siteUrl={siteUrl} lang={lang} quotedLang={quotedLang} names={turn.names} />}
        {found && !builtIn && (
          <RememberTask
            ticket={turn.ticket} task={found.provenance.taskId} question={question} readAt={found.provenance.readAt}
            agent={agent} tookMs={found.provenance.cache === 'none' ? found.provenance.elapsedMs : 0}
          />
        )}
        {outcome && outcome.kind !== 'found' && <Unanswered question={question} outcome={outcome} means={{ ...means, earlier: others, press: `${means.press}-${index}` }} late={{ ticket: turn.ticket, tickets, read: readAgain }} />}
      </div>
      <SourceList sources={sources} cited={cited} turn={id} level={level} siteUrl={siteUrl} lang={quotedLang} searchable={found && !builtIn} />
      {sources.length > 0 && <SourceSheet close={states('close')} />}
      <div className="rel">
        {turn.lookUp && <LookItUp {...turn.lookUp} level={level} />}
        {found && found.value.relatedQuestions.length > 0 && (
          <section className="mb-9">
            {createElement(`h${level}`, { className: 'rub' }, t('related'))}
            <RelatedQuestions questions={found.value.relatedQuestions} means={{ ...means, press: `${means.press}-${index}` }} lang={lang} />
          </section>
        )}
        {children}
      </div>
    </article>
  );
}
