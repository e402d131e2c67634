import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { AskMeans } from './ask-means';
import { QuestionButtons } from './question-buttons';

/** Questions that the built-in agent has sources for; it matches English words. */
const EXAMPLES = [
  'What is the real presence of Christ in the Eucharist?',
  'Why do Catholics baptize infants?',
  'What does the Church teach about purgatory?',
  'Who can receive the anointing of the sick?',
];

/**
 * The page before anything is asked.
 * @param children the field of the question
 */
export function AskStart(props: { means: AskMeans; agent: string; builtIn: boolean; children: ReactNode }) {
  const { means, agent, builtIn, children } = props;
  const t = useTranslations('ask');
  return (
    <div className="mx-auto max-w-[43rem]">
      <h1 className="display">{t('heading')}</h1>
      <p className="muted mt-3 mb-6">{builtIn ? t('leadBuiltIn') : t('lead', { agent })}</p>
      {children}
      <section className="rel">
        <h2 className="rub">{t('examples')}</h2>
        <QuestionButtons questions={EXAMPLES} means={means} lang="en" />
      </section>
    </div>
  );
}
