import { createElement } from 'react';
import { useTranslations } from 'next-intl';
import type { AskMeans } from '../ask-means';
import { questionRow } from '../question-row';
import { RelatedQuestion } from './related-question';

/** Ruled rows of the questions that an agent offers next. Needs the words of `ask` and `composer`. @param level of their heading */
export function RelatedQuestions({ questions, means, level, lang }: { questions: readonly string[]; means: AskMeans; level: 2 | 3; lang?: string }) {
  const t = useTranslations('ask');
  return (
    <section className="mb-9">
      {createElement(`h${level}`, { className: 'rub' }, t('related'))}
      <ul>
        {questions.map((question, index) => (
          <li key={question}><RelatedQuestion {...means} press={`${means.press}-${index}`} question={question} className={questionRow} lang={lang} /></li>
        ))}
      </ul>
    </section>
  );
}
