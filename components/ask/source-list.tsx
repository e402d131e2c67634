import { createElement } from 'react';
import { useTranslations } from 'next-intl';
import { SourceEntry } from './source-entry';
import type { Source } from './sources-of';

/** The sources of one answer, beside it like a marginal gloss. Without sources nothing is rendered. */
export function SourceList({ sources, turn, level, siteUrl, lang }: { sources: readonly Source[]; turn: string; level: 2 | 3; siteUrl: string; lang?: string }) {
  const t = useTranslations('ask');
  if (sources.length === 0) return null;
  const heading = `${turn}-sources`;
  return (
    <aside className="sources" aria-labelledby={heading}>
      {createElement(`h${level}`, { className: 'rub', id: heading }, t('sources'))}
      <ol>
        {sources.map((source) => <SourceEntry key={source.number} source={source} turn={turn} siteUrl={siteUrl} lang={lang} />)}
      </ol>
    </aside>
  );
}
