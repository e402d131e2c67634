import { useTranslations } from 'next-intl';
import { AnsweredBy } from '@/components/layout/answered-by';
import { FileDownloads } from '@/components/layout/file-downloads';
import { EmptyBlock } from '@/components/ui/empty-block';
import { TextLink } from '@/components/ui/text-link';
import type { AgentFile } from '@/lib/skills/skill';
import type { Provenance } from '@/lib/skills/outcome';
import type { DocumentHit } from './document-hit';
import { FilterForm } from './filter-form';
import { groupHits } from './group-hits';
import { choicesIn, filterGroups, isFiltered, resultsPath, type ResultFilters } from './result-filters';
import { ResultItem } from './result-item';

/**
 * What a search found, best first, as the agent ranked it; several passages of one document stand together.
 * @param hits as sent, with what our catalogue adds
 * @param bad something of the filters in the address could not be read
 * @param action path of the search with its language
 */
export function Results(props: {
  hits: DocumentHit[]; provenance: Provenance; files: AgentFile[]; query: string; siteUrl: string; filters: ResultFilters; bad: boolean; action: string;
}) {
  const { hits, provenance, files, query, siteUrl, filters, bad, action } = props;
  const t = useTranslations('documents');
  const builtIn = provenance.agent.kind === 'built-in';
  const groups = groupHits(hits);
  const choices = choicesIn(groups);
  const shown = filterGroups(groups, filters);
  const hasYears = choices.years !== undefined || groups.some(({ first }) => first.year ?? first.fromCatalogue?.year);
  const canFilter = choices.kinds.length + choices.authors.length > 0 || choices.years !== undefined;
  const nameOf = (kind: string) => (t.has(`kinds.${kind}`) ? t(`kinds.${kind}`) : kind);
  return (
    <div className={canFilter ? 'cols-side' : undefined}>
      {canFilter && <FilterForm action={action} query={query} filters={filters} choices={choices} nameOf={nameOf} />}
      <section aria-label={t('results')} className="min-w-0">
        <div className="toolbar">
          <p className="muted">{isFiltered(filters) ? t('countOf', { count: shown.length, all: groups.length, query }) : t('count', { count: groups.length, query })}</p>
          {canFilter && <a href="#filters" className="btn onlyphone noprint">{t('filter')}</a>}
        </div>
        {bad && <p className="meta mb-3" role="status">{t('badFilters')}</p>}
        {shown.length === 0
          ? <EmptyBlock title={t('noneFiltered')}><TextLink href={resultsPath(query)}>{t('noFilters')}</TextLink></EmptyBlock>
          : (
            <ol className="results">
              {shown.map((group) => (
                <ResultItem
                  key={group.first.id} group={group} query={query} hasYears={hasYears} lang={builtIn ? 'en' : undefined} canAsk={!builtIn}
                  isOwn={(url) => url.startsWith(`${siteUrl}/`)}
                />
              ))}
            </ol>
          )}
        <AnsweredBy provenance={provenance} details={builtIn ? [t('referencesOnly')] : []} />
        <FileDownloads files={files} />
      </section>
    </div>
  );
}
