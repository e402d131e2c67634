import { useTranslations } from 'next-intl';
import { AnsweredBy } from '@/components/layout/answered-by';
import { OutcomeNotice } from '@/components/layout/outcome-notice';
import { buttonClass } from '@/components/ui/button';
import { EmptyBlock } from '@/components/ui/empty-block';
import { ClientMessages } from '@/lib/i18n/client-messages';
import type { Answer } from '@/lib/skills/catholic-qa';
import type { Outcome } from '@/lib/skills/outcome';
import { AskButton } from './ask-button';
import type { AskMeans } from './ask-means';
import { QuestionButtons } from './question-buttons';

/** Why a question has no answer. Nothing is repeated by itself: pressing asks again, in place of this turn. */
export function Unanswered({ question, outcome, means }: { question: string; outcome: Exclude<Outcome<Answer>, { kind: 'found' }>; means: AskMeans }) {
  const t = useTranslations('ask');
  if (outcome.kind === 'not-found') {
    const better = outcome.suggestion?.query;
    return (
      <div className="[&>.empty]:border-b-0">
        <EmptyBlock title={t('nothing')}>
          <p>{t('nothingText')}</p>
          {better && better !== question && <QuestionButtons questions={[better]} means={means} />}
        </EmptyBlock>
        <AnsweredBy provenance={outcome.provenance} />
      </div>
    );
  }
  return (
    <>
      <OutcomeNotice outcome={outcome} />
      <p className="muted my-3">{t('kept')}</p>
      <ClientMessages namespaces={['composer']}>
        <AskButton {...means} press={`${means.press}-again`} question={question} className={buttonClass('plain')}>{t('again')}</AskButton>
      </ClientMessages>
    </>
  );
}
