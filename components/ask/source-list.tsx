import { createElement } from 'react';
import { useTranslations } from 'next-intl';
import { questionId } from './question-title';
import { SourceEntry } from './source-entry';
import type { Source } from './sources-of';

interface Props {
  sources: readonly Source[];
  /** Numbers that the text points to. */
  cited: readonly number[];
  turn: string;
  level: 2 | 3;
  siteUrl: string;
  lang?: string;
  /** Whether the agent can be asked for a document by its title. */
  searchable?: boolean;
}

/**
 * The sources of one answer, beside it like a marginal gloss: those that its text cites, then, apart, those that were merely found.
 * A text that cites none has one list. Without sources nothing is rendered.
 */
export function SourceList({ sources, cited, turn, level, siteUrl, lang, searchable }: Props) {
  const t = useTranslations('ask');
  if (sources.length === 0) return null;
  const heading = `${turn}-sources`;
  const isCited = ({ number }: Source) => cited.includes(number);
  const apart = sources.some(isCited) ? sources.filter((source) => !isCited(source)) : [];
  const entries = (listed: readonly Source[]) => (
    <ol>
      {listed.map((source) => <SourceEntry key={source.number} source={source} turn={turn} cited={isCited(source)} siteUrl={siteUrl} lang={lang} searchable={searchable} />)}
    </ol>
  );
  return (
    <aside className="sources" aria-labelledby={`${heading} ${questionId(turn)}`}>
      {createElement(`h${level}`, { className: 'rub', id: heading }, t('sources'))}
      {entries(sources.filter((source) => !apart.includes(source)))}
      {apart.length > 0 && (
        <>
          {createElement(`h${level + 1}`, { className: 'rub mt-6' }, t('alsoFound'))}
          {entries(apart)}
        </>
      )}
    </aside>
  );
}
