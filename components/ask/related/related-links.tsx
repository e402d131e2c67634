import { createElement } from 'react';
import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/lib/i18n/navigation';

/** The same questions where nothing can be asked: each leads to the field, which it fills. */
export function RelatedLinks({ questions, level, lang }: { questions: readonly string[]; level: 2 | 3; lang?: string }) {
  const t = useTranslations('ask');
  return (
    <section className="noprint">
      {createElement(`h${level}`, { className: 'rub' }, t('related'))}
      <ul>
        {questions.map((question) => (
          <li key={question}><Link className="wrap-anywhere" href={`/ask?q=${encodeURIComponent(question)}`}><span dir="auto" lang={lang}>{question}</span><Icon name="next" /></Link></li>
        ))}
      </ul>
    </section>
  );
}
