import { useTranslations } from 'next-intl';
import { SourceEntry } from './source-entry';
import type { Source } from './sources-of';

/** The sources of one answer, beside it like a marginal gloss. Without sources nothing is rendered. */
export function SourceList({ sources, turn, siteUrl, lang }: { sources: readonly Source[]; turn: string; siteUrl: string; lang?: string }) {
  const t = useTranslations('ask');
  if (sources.length === 0) return null;
  const heading = `${turn}-sources`;
  return (
    <aside className="sources" aria-labelledby={heading}>
      <h3 className="rub" id={heading}>{t('sources')}</h3>
      <ol>
        {sources.map((source) => <SourceEntry key={source.number} source={source} turn={turn} siteUrl={siteUrl} lang={lang} />)}
      </ol>
    </aside>
  );
}
