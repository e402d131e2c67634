import { useLocale, useTranslations } from 'next-intl';
import { AnsweredBy } from '@/components/layout/answered-by';
import { FileDownloads } from '@/components/layout/file-downloads';
import { between } from '@/components/ui/between';
import { Disclosure } from '@/components/ui/disclosure';
import { TextLink } from '@/components/ui/text-link';
import type { Outcome } from '@/lib/skills/outcome';
import { METRICS } from '@/lib/skills/metrics';
import type { StatisticsSeries } from '@/lib/skills/diocese-statistics-lookup';
import { figuresOf, panelsOfView, type SeeFigures, type SeeSeries } from '@/lib/trends/lines';
import { DEFAULTS, writeTrends, type TrendsState } from '@/lib/trends/trends-address';
import { sourcesOf } from '@/lib/trends/yearbooks';
import { FiguresTable } from './figures-table';
import { InWords } from './in-words';
import { sortedYears } from './sorted-years';
import { TableNotes } from './table-notes';
import { TrendCharts } from './trend-charts';
import { ViewRules } from './view-rules';
import { WorthChecking } from './worth-checking';

type Found = Extract<Outcome<StatisticsSeries>, { kind: 'found' }>;

/** About how high a row of the table is, and what stands around them, so that the page's length is right before the table is laid out. */
const [ROW_REM, TABLE_REM] = [2.6, 9];

/** Every measure of a see that any year has. */
const allOf = (see: SeeSeries, state: TrendsState) => figuresOf([see], { ...state, figures: [...METRICS] }).filter(({ points }) => points.some(({ value }) => value !== null));

/** Charts, rules, provenance and table of the sees that were found. @param found at least one */
export function TrendsView({ found, figures, state }: { found: [Found, ...Found[]]; figures: SeeFigures[]; state: TrendsState }) {
  const [locale, t] = [useLocale(), useTranslations('trends')];
  const panels = panelsOfView(figures, state);
  const { count, list } = sourcesOf(figures.flatMap(({ points }) => points));
  const sources = count > 0 ? [t('sources', { count, list: list.join(between(locale)) })] : [];
  const rows = sortedYears(figures, DEFAULTS.sort).length;
  const [only] = new Set(figures.map(({ code }) => code)).size === 1 ? figures : [];
  const table = (
    <section className="later mt-10" style={{ containIntrinsicBlockSize: `auto ${rows * ROW_REM + TABLE_REM}rem` }}>
      <h2 className="heading mb-3">{t('table')}</h2>
      <FiguresTable figures={figures} state={state} label={t('table')} />
      <TableNotes figures={figures} isIndexed={panels.some(({ baseYear }) => baseYear !== undefined)} />
      {only && (
        <Disclosure summary={t('allFigures', { name: only.name })}>
          <FiguresTable figures={allOf(only, state)} state={state} label={t('allFigures', { name: only.name })} isSortable={false} />
        </Disclosure>
      )}
    </section>
  );
  if (panels.length === 0) {
    return (
      <>
        <p>{t('noFigures')}</p>
        {(state.from ?? state.to) !== undefined && <TextLink href={writeTrends({ ...state, from: undefined, to: undefined })}>{t('showAllYears')}</TextLink>}
        <AnsweredBy provenance={found[0].provenance} />
      </>
    );
  }
  return (
    <>
      {state.show === 'table' ? table : (
        <figure className="chart">
          <TrendCharts panels={panels} figures={figures} />
          <figcaption><ViewRules panels={panels} state={state} /></figcaption>
        </figure>
      )}
      <AnsweredBy provenance={found[0].provenance} details={sources} />
      <WorthChecking figures={figures} />
      {state.show === 'chart' && table}
      <InWords figures={figures} />
      {found.map(({ files }, index) => <FileDownloads key={index} files={files} />)}
    </>
  );
}
