'use client';

import { useTranslations } from 'next-intl';
import { AnswerText } from '../answer-text';
import { numbersIn } from '../citation-markers';
import { ConversationTurns } from '../export/conversation-turns';
import { CopyAnswer } from '../export/copy-answer';
import type { ExportedTurn } from '../export/exported-turn';
import { OpenDialog } from '../export/open-dialog';
import { PrintAnswer } from '../export/print-answer';
import { QuestionTitle } from '../question-title';
import { SourceList } from '../source-list';
import { SourceSheet } from '../source-sheet';
import { KeptBy } from './kept-by';

/**
 * A turn that comes from the reader's browser or out of an address, drawn as the server draws one: the same Markdown, the same markers
 * and sources. It brings the Markdown code along and is therefore only ever loaded when there is such a turn (load-kept-answer.ts).
 * Needs the words of `ask`, `markdown`, `provenance`, `states` and `export`.
 * @param turn checked for its shape; its texts are untrusted
 * @param answeredInMs how long the agent took, where known
 * @param task the agent's own number of the answer
 * @param id of the article it stands in
 * @param level of the question's heading
 */
export function KeptAnswer(props: { turn: ExportedTurn; answeredInMs?: number; task?: string; id: string; level: 1 | 2; siteUrl: string }) {
  const { turn, answeredInMs, task, id, level, siteUrl } = props;
  const { question, askedAt, readAt, agent, body, sources, lang } = turn;
  const t = useTranslations('ask');
  const states = useTranslations('states');
  const quotedLang = agent.builtIn ? 'en' : undefined;
  const cited = numbersIn(body, (number) => sources.some((source) => source.number === number));
  const below = level === 1 ? 2 : 3;
  const actions = [<CopyAnswer key="copy" id={id} />, <OpenDialog key="share" id={id} kind="share" />, <OpenDialog key="save" id={id} kind="save" />, <PrintAnswer key="print" id={id} />];
  return (
    <ConversationTurns turns={[{ id, turn }]}>
      <div className="ans">
        <QuestionTitle question={question} turn={id} level={level} startedAt={askedAt} answeredInMs={answeredInMs} />
        {body.trim()
          ? <AnswerText text={body} lang={lang} quotedLang={quotedLang} sources={sources} turn={id} level={below} siteUrl={siteUrl} />
          : <p className="muted">{t('onlySources')}</p>}
        <KeptBy agent={agent} readAt={readAt} task={task} actions={actions} />
      </div>
      <SourceList sources={sources} cited={cited} turn={id} level={below} siteUrl={siteUrl} lang={quotedLang} />
      {sources.length > 0 && <SourceSheet close={states('close')} />}
    </ConversationTurns>
  );
}
