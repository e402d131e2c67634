import { Fragment } from 'react';
import { useTranslations } from 'next-intl';
import { ExternalLink } from '@/components/ui/external-link';
import { FactTable } from '@/components/ui/fact-table';
import { Link } from '@/lib/i18n/navigation';
import type { DocumentMeta } from './read-meta';

/** Id of what is known of a document, to which its page leads. */
export const FACTS_ID = 'about-document';

/** Numbers alone are a place in a document; it is not cited as that. */
const BARE = /^[§\s]*\d{1,5}[a-z]?(?:\s?[–:,.-]\s?\d{1,5}[a-z]?){0,9}\.?$/;

/** What is known of a document beside its heading, which says its kind, author and date. Rows without a value are left out. */
export function DocumentFacts({ meta, kind, lang }: { meta: Pick<DocumentMeta, 'subjects' | 'topics' | 'reference' | 'source'>; kind?: string; lang?: string }) {
  const { subjects, topics, reference, source } = meta;
  const t = useTranslations('documents');
  const said = (text: string | undefined) => text && <span lang={lang} dir="auto">{text}</span>;
  return (
    <FactTable
      label={t('facts')}
      facts={[
        { key: 'kind', label: t('kind'), value: said(kind) },
        { key: 'subjects', label: t('subjects'), value: subjects.length > 0 && <Searches words={subjects} lang={lang} /> },
        { key: 'topics', label: t('topics'), value: topics.length > 0 && <Searches words={topics} lang={lang} /> },
        { key: 'reference', label: t(reference && BARE.test(reference) ? 'passage' : 'reference'), value: said(reference) },
        { key: 'source', label: t('readAt'), value: source && <ExternalLink href={source} className="wrap-anywhere">{new URL(source).hostname}</ExternalLink> },
      ]}
    />
  );
}

/** Words that each lead to a search for them. */
function Searches({ words, lang }: { words: readonly string[]; lang?: string }) {
  return (
    <span lang={lang}>
      {words.map((word, index) => (
        <Fragment key={word}>
          {index > 0 && '\u00a0· '}
          <Link href={`/documents?q=${encodeURIComponent(word)}`} dir="auto">{word}</Link>
        </Fragment>
      ))}
    </span>
  );
}
