import { Icon } from '@/components/ui/icon';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { AskButton } from './ask-button';
import type { AskMeans } from './ask-means';
import { questionRow } from './question-row';

/** Ruled rows of worded questions; one press asks. */
export function QuestionButtons({ questions, means, lang }: { questions: readonly string[]; means: AskMeans; lang?: string }) {
  return (
    <ClientMessages namespaces={['composer']}>
      <ul>
        {questions.map((question, index) => (
          <li key={question}>
            <AskButton {...means} press={`${means.press}-${index}`} question={question} className={questionRow} lang={lang}>
              <span dir="auto">{question}</span>
              <Icon name="next" />
            </AskButton>
          </li>
        ))}
      </ul>
    </ClientMessages>
  );
}
