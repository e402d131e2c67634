import { useTranslations } from 'next-intl';
import { AnsweredBy } from '@/components/layout/answered-by';
import { FileDownloads } from '@/components/layout/file-downloads';
import type { Answer as AnswerValue } from '@/lib/skills/catholic-qa';
import type { Outcome } from '@/lib/skills/outcome';
import { AnswerText } from './answer-text';
import { CopyAnswer } from './export/copy-answer';
import { OpenDialog } from './export/open-dialog';
import { PrintAnswer } from './export/print-answer';
import type { QuietName } from './quiet-names';
import type { Source } from './sources-of';

/** The text of an answer with whose it is and what can be done with it. */
export function Answer(props: {
  outcome: Extract<Outcome<AnswerValue>, { kind: 'found' }>; body: string; sources: readonly Source[]; turn: string; level: 2 | 3;
  siteUrl: string; lang?: string; quotedLang?: string; names?: readonly QuietName[];
}) {
  const { outcome, body, sources, turn, level, siteUrl, lang, quotedLang, names } = props;
  const t = useTranslations('ask');
  return (
    <>
      {body.trim() ? <AnswerText text={body} lang={lang} quotedLang={quotedLang} sources={sources} turn={turn} level={level} siteUrl={siteUrl} names={names} own={outcome.provenance.agent.kind === 'built-in'} /> : <p className="muted">{t('onlySources')}</p>}
      <AnsweredBy
        provenance={outcome.provenance}
        actions={[<CopyAnswer key="copy" id={turn} />, <OpenDialog key="share" id={turn} kind="share" />, <OpenDialog key="save" id={turn} kind="save" />, <PrintAnswer key="print" id={turn} />]}
      />
      <FileDownloads files={outcome.files} />
    </>
  );
}
