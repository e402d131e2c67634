import { CopyButton } from '@/components/ui/copy-button';
import { PrintButton } from '@/components/ui/print-button';
import { useTranslations } from 'next-intl';
import { AnsweredBy } from '@/components/layout/answered-by';
import { FileDownloads } from '@/components/layout/file-downloads';
import type { Answer as AnswerValue } from '@/lib/skills/catholic-qa';
import type { Outcome } from '@/lib/skills/outcome';
import { answerAsText } from './answer-as-text';
import { AnswerText } from './answer-text';
import type { QuietName } from './quiet-names';
import type { Source } from './sources-of';

/** The text of an answer with whose it is and what can be done with it. */
export function Answer(props: {
  question: string; outcome: Extract<Outcome<AnswerValue>, { kind: 'found' }>; body: string; sources: readonly Source[]; turn: string; level: 2 | 3;
  siteUrl: string; lang?: string; quotedLang?: string; names?: readonly QuietName[];
}) {
  const { question, outcome, body, sources, turn, level, siteUrl, lang, quotedLang, names } = props;
  const t = useTranslations('ask');
  const states = useTranslations('states');
  const { agent } = outcome.provenance;
  const provenance = useTranslations('provenance');
  const words = { sources: t('sources'), answeredBy: agent.kind === 'built-in' ? provenance('builtIn') : agent.name };
  return (
    <>
      {body.trim() ? <AnswerText text={body} lang={lang} quotedLang={quotedLang} sources={sources} turn={turn} level={level} siteUrl={siteUrl} names={names} own={outcome.provenance.agent.kind === 'built-in'} /> : <p className="muted">{t('onlySources')}</p>}
      <AnsweredBy
        provenance={outcome.provenance}
        actions={[
          <CopyButton
            key="copy" text={answerAsText({ question, body, sources, words })}
            words={{ copy: t('copy'), copied: states('copied'), refused: t('copyRefused') }}
          />,
          <PrintButton key="print">{states('print')}</PrintButton>,
        ]}
      />
      <FileDownloads files={outcome.files} />
    </>
  );
}
