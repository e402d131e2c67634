import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { AskMeans } from './ask-means';
import { QuestionButtons } from './question-buttons';

/** Questions that the built-in agent has sources for, in each language; e2e/ask-examples.test.ts asks them. */
const EXAMPLES = ['presence', 'infants', 'purgatory', 'anointing'] as const;
/** Questions for an agent that also explains. */
const GENERAL = ['sin', 'mass', 'rosary', 'conscience'] as const;

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
        <QuestionButtons questions={builtIn ? EXAMPLES.map((example) => t(`example.${example}`)) : GENERAL.map((example) => t(`general.${example}`))} means={means} />
      </section>
    </div>
  );
}
