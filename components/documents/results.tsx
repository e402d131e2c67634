import { useTranslations } from 'next-intl';
import { AnsweredBy } from '@/components/layout/answered-by';
import { FileDownloads } from '@/components/layout/file-downloads';
import type { SearchResult } from '@/lib/skills/document-search';
import type { Outcome } from '@/lib/skills/outcome';
import { readHit } from './document-hit';
import { groupHits } from './group-hits';
import { NoResults } from './no-results';
import { ResultItem } from './result-item';

/** What a search found, best first, as the agent ranked it; several passages of one document stand together. */
export function Results({ outcome, query, siteUrl }: { outcome: Extract<Outcome<SearchResult[]>, { kind: 'found' }>; query: string; siteUrl: string }) {
  const t = useTranslations('documents');
  const builtIn = outcome.provenance.agent.kind === 'built-in';
  const groups = groupHits(outcome.value.map(readHit));
  if (groups.length === 0) {
    return (
      <div className="max-w-[43rem] [&>.empty]:border-b-0">
        <NoResults query={query} canAsk={!builtIn} />
        <AnsweredBy provenance={outcome.provenance} />
      </div>
    );
  }
  const hasYears = groups.some(({ first }) => first.year);
  return (
    <section aria-label={t('results')}>
      <p className="muted mb-3">{t('count', { count: groups.length, query })}</p>
      <ol className="results">
        {groups.map((group) => (
          <ResultItem
            key={group.first.id} group={group} query={query} hasYears={hasYears} lang={builtIn ? 'en' : undefined} canAsk={!builtIn}
            isOwn={(url) => url.startsWith(`${siteUrl}/`)}
          />
        ))}
      </ol>
      <AnsweredBy provenance={outcome.provenance} details={builtIn ? [t('referencesOnly')] : []} />
      <FileDownloads files={outcome.files} />
    </section>
  );
}
