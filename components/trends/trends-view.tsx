import { useTranslations } from 'next-intl';
import { AnsweredBy } from '@/components/layout/answered-by';
import { FileDownloads } from '@/components/layout/file-downloads';
import type { StatisticsSeries } from '@/lib/skills/diocese-statistics-lookup';
import type { Outcome } from '@/lib/skills/outcome';
import { DioceseTable } from './diocese-table';
import { LazyTrendsChart } from './lazy-trends-chart';
import { MeasureTable } from './measure-table';
import { segmentsOf } from './segments';
import { useSeriesSentence } from './series-sentence';
import { useSeriesSources } from './series-sources';
import { shortSeeName } from './short-see-name';
import type { TrendsState } from './trends-address';

type Found = Extract<Outcome<StatisticsSeries>, { kind: 'found' }>;

/** Chart, rule, provenance and table of the sees that were found; at least one. */
export function TrendsView({ found, state }: { found: [Found, ...Found[]]; state: TrendsState }) {
  const t = useTranslations('trends');
  const sentence = useSeriesSentence();
  const sources = useSeriesSources();
  const series = found.map(({ value }) => value);
  const drawn = series.map(({ dioceseName, rows }) => ({ name: shortSeeName(dioceseName), segments: segmentsOf(rows, state.measure) }));
  const summary = series.map(({ dioceseName, rows }) => sentence(dioceseName, rows, state.measure, series.length === 1)).join(' ');
  const hasFigures = drawn.some(({ segments }) => segments.length > 0);
  const [only] = series.length === 1 ? series : [];
  return (
    <>
      {hasFigures && (
        <figure className="chart">
          <LazyTrendsChart series={drawn} summary={summary} />
          <figcaption>{t('rule')}</figcaption>
        </figure>
      )}
      <AnsweredBy provenance={found[0].provenance} details={sources(series)} />
      <section className="mt-10">
        <h2 className="heading mb-3">{only ? t('allFigures', { name: only.dioceseName }) : t('table')}</h2>
        {only ? <DioceseTable series={only} /> : <MeasureTable series={series} measure={state.measure} />}
        <p className="meta mt-2">{t('dash')}</p>
      </section>
      {found.map(({ files }, index) => <FileDownloads key={index} files={files} />)}
    </>
  );
}
