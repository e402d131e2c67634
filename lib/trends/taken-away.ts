import { METRICS } from '@/lib/skills/metrics';
import type { Cell } from './csv';
import { unitOf, type Figure, type Unit } from './figures';
import { baseYearOf, indexed } from './indexed';
import type { SeeSeries } from './lines';
import { pointsOf, type Doubt, type FigurePoint } from './points';
import type { TrendsState } from './trends-address';

/** Who said it and when: agents may be asked again, and say something else. */
export interface ReadFrom {
  agent: string;
  /** ISO 8601 instant. */
  readAt: string;
}

/** `sentName`: as the agent has it; what is shown may be in the reader's language. */
export type TakenSee = SeeSeries & ReadFrom & { sentName: string; isBuiltIn?: boolean };

/** One year of one see: what a file has. Values as sent, or by the definition of a ratio; null is "no data". */
export interface TakenRow extends ReadFrom {
  source_code: string;
  diocese: string;
  year: number;
  values: Partial<Record<Figure, number | null>>;
  /** Only in an indexed view: percent of the value in the base year. */
  index?: Partial<Record<Figure, number | null>>;
  yearbook: string | null;
  /** `figure: doubt` as in `Doubt`. */
  notes: string[];
}

export interface TakenFigures {
  figures: { figure: Figure; unit: Unit; baseYear?: number }[];
  rows: TakenRow[];
}

/**
 * What is taken away of a view: the figures and years that are shown, or all measures of all years. A year without any of the figures is no row.
 * @param all everything that the agent sent of these sees
 */
export function takenAway(sees: TakenSee[], state: TrendsState, all: boolean): TakenFigures {
  const figures = all ? METRICS : state.figures;
  const [from, to] = all ? [-Infinity, Infinity] : [state.from ?? -Infinity, state.to ?? Infinity];
  const points = new Map(sees.map((see) => [see.code, new Map(figures.map((figure) => [figure, pointsOf(see.rows, figure).filter(({ year }) => year >= from && year <= to)]))]));
  const of = (code: string, figure: Figure): FigurePoint[] => points.get(code)?.get(figure) ?? [];
  const known = (code: string, figure: Figure) => of(code, figure).flatMap(({ year, value }) => (value === null ? [] : [{ year, value }]));
  const isIndexed = !all && state.view === 'indexed';
  const bases = new Map(figures.map((figure) => [figure, isIndexed ? baseYearOf(sees.map(({ code }) => known(code, figure)), state.base) : undefined]));
  const rows = sees.flatMap(({ code, sentName, agent, readAt, rows: years }) => {
    const index = new Map(figures.map((figure) => {
      const base = bases.get(figure);
      return [figure, base === undefined ? [] : (indexed(of(code, figure), base) ?? [])];
    }));
    return years.flatMap(({ year }): TakenRow[] => {
      const cells = figures.map((figure) => ({ figure, point: of(code, figure).find((point) => point.year === year), indexed: index.get(figure)?.find((point) => point.year === year) }));
      if (cells.every(({ point }) => (point?.value ?? null) === null)) return [];
      return [{
        source_code: code, diocese: sentName, year, agent, readAt,
        values: Object.fromEntries(cells.map(({ figure, point }) => [figure, point?.value ?? null])),
        ...(isIndexed ? { index: Object.fromEntries(cells.map((cell) => [cell.figure, cell.indexed?.value ?? null])) } : {}),
        yearbook: cells.find(({ point }) => point?.source)?.point?.source ?? null,
        notes: cells.flatMap(({ figure, point }) => (point?.doubts ?? []).map((doubt: Doubt) => `${figure}: ${doubt}`)),
      }];
    });
  });
  return { figures: figures.map((figure) => ({ figure, unit: unitOf(figure), ...(bases.get(figure) === undefined ? {} : { baseYear: bases.get(figure) }) })), rows };
}

const indexColumn = (figure: Figure, baseYear: number) => `${figure}_index_${baseYear}_100`;

/** One row a see and year, one column a figure; ids instead of words, so that programs and languages agree. */
export function csvRows({ figures, rows }: TakenFigures): Cell[][] {
  const indexes = figures.flatMap(({ figure, baseYear }) => (baseYear === undefined ? [] : [{ figure, baseYear }]));
  const head = ['source_code', 'diocese', 'year', ...figures.map(({ figure }) => figure), ...indexes.map(({ figure, baseYear }) => indexColumn(figure, baseYear)), 'yearbook', 'notes'];
  return [head, ...rows.map((row): Cell[] => [
    row.source_code, row.diocese, row.year,
    ...figures.map(({ figure }) => row.values[figure] ?? null),
    ...indexes.map(({ figure }) => row.index?.[figure] ?? null),
    row.yearbook, row.notes.join('; '),
  ])];
}

/** What a column means, in words; one that is counted in nothing has no unit. */
export interface ColumnWords {
  name: string;
  definition: string;
  unit?: string;
}

/** The words of all columns, in the reader's language. */
export interface AboutWords {
  figure: (figure: Figure) => ColumnWords;
  index: (figure: Figure, baseYear: number) => ColumnWords;
  yearbook: ColumnWords;
  notes: ColumnWords;
}

/**
 * The second file, beside that of the view and that of all figures: what the columns of both mean, in what they are counted, which sees they are of,
 * who said so and when.
 */
export function aboutRows({ figures }: TakenFigures, sees: TakenSee[], address: string, words: AboutWords): Cell[][] {
  const about = (kind: string, id: string, { name, unit, definition }: ColumnWords): Cell[] => [kind, id, name, unit ?? null, definition, null, null];
  return [
    ['kind', 'id', 'name', 'unit', 'definition', 'agent', 'read_at'],
    ...[...new Set([...figures.map(({ figure }) => figure), ...METRICS])].map((figure) => about('figure', figure, words.figure(figure))),
    ...figures.flatMap(({ figure, baseYear }) => (baseYear === undefined ? [] : [about('index', indexColumn(figure, baseYear), words.index(figure, baseYear))])),
    about('column', 'yearbook', words.yearbook),
    about('column', 'notes', words.notes),
    ...sees.map(({ code, sentName, agent, readAt }): Cell[] => ['diocese', code, sentName, null, null, agent, readAt]),
    ['address', null, address, null, null, null, null],
  ];
}
