import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'next-intl';
import { FileDownloads } from '@/components/layout/file-downloads';
import { between } from '@/components/ui/between';
import { AnswerText } from './answer-text';
import { citedApart } from './export/cited-apart';
import { CopyAnswer } from './export/copy-answer';
import type { ExportedTurn } from './export/exported-turn';
import { OpenDialog } from './export/open-dialog';
import { PrintAnswer } from './export/print-answer';
import { QuestionTitle } from './question-title';
import { SourceList } from './source-list';
import { SourceSheet } from './source-sheet';

/**
 * An answered question with its sources: drawn by the server for the turns of an address, by the browser for those that it keeps or that a link holds.
 * @param turn its texts are untrusted
 * @param id of the article it stands in
 * @param level of the question's heading; those of the answer stand one below
 * @param ofQuestion what can be done with the question
 * @param line the line that says who answered, given what can be done with the answer
 * @param under what stands below that line
 * @param searchable whether the agent can be asked for a document by its title
 */
export function AnsweredTurn(props: {
  turn: ExportedTurn; id: string; level: 1 | 2; siteUrl: string; answeredInMs?: number; searchable?: boolean;
  ofQuestion?: ReactNode; line: (actions: ReactNode[]) => ReactNode; under?: ReactNode;
}) {
  const { turn, id, level, siteUrl, answeredInMs, searchable, ofQuestion, line, under } = props;
  const { question, askedAt, agent, body, sources, lang, names, files = [] } = turn;
  const [locale, t] = [useLocale(), useTranslations('ask')];
  const states = useTranslations('states');
  // Our own agent quotes in English; in which language another one does is not known.
  const quotedLang = agent.builtIn ? 'en' : undefined;
  const below = level === 1 ? 2 : 3;
  const cited = citedApart(turn).cited.map(({ number }) => number);
  const left = files.filter(({ bytes, uri }) => bytes === undefined && uri === undefined);
  return (
    <>
      <div className="ans">
        <QuestionTitle question={question} turn={id} level={level} startedAt={askedAt} answeredInMs={answeredInMs}>{ofQuestion}</QuestionTitle>
        {body.trim()
          ? <AnswerText text={body} lang={lang} quotedLang={quotedLang} sources={sources} turn={id} level={below} siteUrl={siteUrl} names={names ?? []} own={agent.builtIn} />
          : <p className="muted">{t('onlySources')}</p>}
        {line([<CopyAnswer key="copy" id={id} />, <OpenDialog key="share" id={id} kind="share" />, <OpenDialog key="save" id={id} kind="save" />, <PrintAnswer key="print" id={id} />])}
        {files.length > left.length && <div className="mt-6"><FileDownloads files={files} /></div>}
        {left.length > 0 && <p className="meta mt-3 wrap-anywhere">{t('filesLeft', { files: left.map(({ name }) => name).join(between(locale)) })}</p>}
        {under}
      </div>
      <SourceList sources={sources} cited={cited} turn={id} level={below} siteUrl={siteUrl} lang={quotedLang} searchable={searchable} />
      {sources.length > 0 && <SourceSheet close={states('close')} />}
    </>
  );
}
