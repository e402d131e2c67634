import { Icon } from '@/components/ui/icon';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { AskButton } from './ask-button';
import type { AskMeans } from './ask-means';

/** How a row of a worded question looks. */
export const questionRow =
  'flex w-full min-h-12 items-center justify-between gap-4 border-0 border-b border-rule bg-transparent px-0 py-2 text-start font-serif text-[1.0625rem] leading-snug text-ink hover:text-act cursor-pointer aria-disabled:text-ink-3 aria-disabled:cursor-default';

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
