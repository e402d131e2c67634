import { useTranslations } from 'next-intl';
import { HeldCountdown } from '@/components/budget/held-countdown';
import { AnsweredBy } from '@/components/layout/answered-by';
import { OutcomeNotice } from '@/components/layout/outcome-notice';
import { buttonClass } from '@/components/ui/button';
import { Disclosure } from '@/components/ui/disclosure';
import { EmptyBlock } from '@/components/ui/empty-block';
import { Notice } from '@/components/ui/notice';
import { ClientMessages } from '@/lib/i18n/client-messages';
import type { Answer } from '@/lib/skills/catholic-qa';
import type { Outcome } from '@/lib/skills/outcome';
import { AskButton } from './ask-button';
import type { AskMeans } from './ask-means';
import type { ReadAgain } from './asked';
import { QuestionButtons } from './question-buttons';
import { ReadTask } from './read-task';

/**
 * Why a question has no answer. Nothing is repeated by itself: pressing asks again, in place of this turn; or reads what the agent has come to meanwhile.
 * @param late how such an answer is read, and for which turn
 */
export function Unanswered(props: {
  question: string; outcome: Exclude<Outcome<Answer>, { kind: 'found' }>; means: AskMeans; late: { ticket: string; tickets: string[]; read: ReadAgain };
}) {
  const { question, outcome, means, late } = props;
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
      <WhyNot outcome={outcome} />
      {outcome.taskId && <LateAnswer {...late} task={outcome.taskId} question={question} />}
      {/* Of these the notice says so itself. */}
      <p className="muted my-3">{outcome.reason !== 'rate' && outcome.reason !== 'queued' && t('kept')}</p>
      <ClientMessages namespaces={['composer']}>
        <AskButton {...means} press={`${means.press}-again`} question={question} className={buttonClass('plain')}>{t('again')}</AskButton>
      </ClientMessages>
    </>
  );
}

/** A question waits in a queue of its own, so its words there differ from those of a page. */
function WhyNot({ outcome }: { outcome: Extract<Outcome<Answer>, { kind: 'refused' | 'failed' }> }) {
  const t = useTranslations('budget');
  const states = useTranslations('states');
  if (outcome.reason === 'queued') return <Notice title={t('takenOut')}><p>{t('takenOutText')}</p></Notice>;
  if (outcome.kind !== 'refused' || outcome.reason !== 'rate') return <OutcomeNotice outcome={outcome} />;
  // Refused by the agent, which left an exchange; or already here, since too many wait.
  if (!outcome.exchange) return <Notice title={t('heldTitle')}><p>{t('fullText', { seconds: outcome.retryAfterSeconds ?? 0 })}</p></Notice>;
  return (
    <div data-exchange={outcome.exchange}>
      <Notice title={t('heldTitle')}>
        <ClientMessages namespaces={['budget']}><HeldCountdown /></ClientMessages>
        {outcome.detail && <Disclosure summary={states('details')}><p className="meta" dir="auto">{outcome.detail}</p></Disclosure>}
      </Notice>
    </div>
  );
}

/** The agent was still at work when the call was given up, so its answer may have come since. */
function LateAnswer(props: { ticket: string; tickets: string[]; read: ReadAgain; task: string; question: string }) {
  const t = useTranslations('outcome');
  return <ClientMessages namespaces={['budget']}><ReadTask {...props} label={t('readTask')} /></ClientMessages>;
}
