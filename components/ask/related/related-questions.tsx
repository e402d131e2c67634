import { ClientMessages } from '@/lib/i18n/client-messages';
import type { AskMeans } from '../ask-means';
import { questionRow } from '../question-buttons';
import { RelatedQuestion } from './related-question';

/** Ruled rows of the questions that an agent offers next. */
export function RelatedQuestions({ questions, means, lang }: { questions: readonly string[]; means: AskMeans; lang?: string }) {
  return (
    <ClientMessages namespaces={['composer']}>
      <ul>
        {questions.map((question, index) => (
          <li key={question}><RelatedQuestion {...means} press={`${means.press}-${index}`} question={question} className={questionRow} lang={lang} /></li>
        ))}
      </ul>
    </ClientMessages>
  );
}
