'use client';

import { useLocale, useTimeZone, useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/notice';
import { TextLink } from '@/components/ui/text-link';
import { formatInstant } from '@/lib/format';
import { AnswerText } from '../answer-text';
import { citedApart } from '../export/cited-apart';
import { turnId } from '../conversation-address';
import { ConversationTurns } from '../export/conversation-turns';
import { CopyAnswer } from '../export/copy-answer';
import type { ExportedTurn } from '../export/exported-turn';
import { OpenDialog } from '../export/open-dialog';
import { PrintAnswer } from '../export/print-answer';
import { QuestionTitle } from '../question-title';
import { SourceList } from '../source-list';
import { SourceSheet } from '../source-sheet';
import type { SharedConversation } from './shared-conversation';

/** Shared answers as data of whoever made the link: the same renderer as that of an answer, under a notice that says so. */
export function SharedTurns({ shared: { madeAt, turns }, siteUrl }: { shared: SharedConversation; siteUrl: string }) {
  const t = useTranslations('shared');
  const [locale, zone] = [useLocale(), useTimeZone()];
  return (
    <ConversationTurns turns={turns.map((turn, index) => ({ id: turnId(index), turn }))}>
      <div className="mx-auto mb-8 max-w-[43rem]">
        <Notice title={t('notice')}><p>{t('noticeText', { time: formatInstant(madeAt, locale, zone) })}</p></Notice>
      </div>
      {turns.map((turn, index) => <SharedTurn key={index} turn={turn} id={turnId(index)} siteUrl={siteUrl} />)}
    </ConversationTurns>
  );
}

function SharedTurn({ turn, id, siteUrl }: { turn: ExportedTurn; id: string; siteUrl: string }) {
  const t = useTranslations('shared');
  const ask = useTranslations('ask');
  const states = useTranslations('states');
  const [locale, zone] = [useLocale(), useTimeZone()];
  const { question, agent, askedAt, readAt, body, sources, lang } = turn;
  const quotedLang = agent.builtIn ? 'en' : undefined;
  return (
    <article className="turn" id={id}>
      <div className="ans">
        <QuestionTitle question={question} turn={id} level={2} startedAt={askedAt} />
        {body.trim()
          ? <AnswerText text={body} lang={lang} quotedLang={quotedLang} sources={sources} turn={id} level={3} siteUrl={siteUrl} />
          : <p className="muted">{ask('onlySources')}</p>}
        <div className="prov">
          <b dir="auto">{agent.name}</b>
          <span>{t('readAt', { time: formatInstant(readAt, locale, zone) })}</span>
          <span className="noprint"><CopyAnswer id={id} /></span>
          <span className="noprint"><OpenDialog id={id} kind="save" /></span>
          <span className="noprint"><PrintAnswer id={id} /></span>
        </div>
        {/* An address has to stay short enough to be followed. */}
        {question.length <= 1_000 && <p className="noprint mt-4"><TextLink href={`/ask?q=${encodeURIComponent(question)}`}>{t('askYourself')}</TextLink></p>}
      </div>
      <SourceList sources={sources} cited={citedApart(turn).cited.map(({ number }) => number)} turn={id} level={3} siteUrl={siteUrl} lang={quotedLang} />
      {sources.length > 0 && <SourceSheet close={states('close')} />}
    </article>
  );
}
