import { isFigure, type Figure } from './figures';

/** What a trends address says. Defaults stay out of it, and a bad value falls back. */
export interface TrendsState {
  /** `source_code` of each see by the place of its colour, at most six; null is a place that is free since a see was taken out. */
  dioceses: (string | null)[];
  /** At most four, none twice, never empty. */
  figures: Figure[];
  /** First and last year to show; absent is as far as the figures go. */
  from?: number;
  to?: number;
  /** `indexed`: every line as percent of its value in one year, which is that of `base`. */
  view: 'absolute' | 'indexed';
  /** The year that is 100 in an indexed view, where it has a value; absent is the first that all have. */
  base?: number;
  scale: 'linear' | 'log';
  show: 'chart' | 'table';
  /** `multiples`: each see in a chart of its own. Several figures have each their own anyway, for they have different units. */
  layout: 'one' | 'multiples';
  /** `bridged`: a faint dashed line over years without a figure, for most sees report one in ten before 1990, and dots alone are hard to follow; `open`: nothing. */
  gaps: 'open' | 'bridged';
  /** Column the table is sorted by, 0 the year, from the largest value down or up. */
  sort: { column: number; up: boolean };
}

/** Parameters with a default that are chosen from a few words. */
const CHOICES = { view: ['absolute', 'indexed'], scale: ['linear', 'log'], show: ['chart', 'table'], layout: ['one', 'multiples'], gaps: ['bridged', 'open'] } as const;
type Choice = keyof typeof CHOICES;

export type Unread = Choice | 'measure' | 'years' | 'base' | 'sort';

export interface ReadTrends extends TrendsState {
  /** More than six were named; the first six are kept. */
  tooMany: boolean;
  /** More than four figures were named; the first four are kept. */
  tooManyFigures: boolean;
  /** Parameters whose value was not understood, or only in part. */
  unread: Unread[];
}

export const MAX_DIOCESES = 6;
export const MAX_FIGURES = 4;
export const DEFAULT_FIGURE: Figure = 'catholics';
export const DEFAULTS: TrendsState = { dioceses: [], figures: [DEFAULT_FIGURE], view: 'absolute', scale: 'linear', show: 'chart', layout: 'one', gaps: 'bridged', sort: { column: 0, up: false } };

type Parameters = Record<string, string | string[] | undefined>;

const first = (value: string | string[] | undefined) => ((Array.isArray(value) ? value[0] : value) ?? '').trim();

/** Places with their sees; doubles lose theirs, and where there are more places than six the free ones go. */
function readDioceses(text: string): { dioceses: (string | null)[]; tooMany: boolean } {
  const seen = new Set<string>();
  const places = text.split(',').map((code) => code.trim()).flatMap((code): (string | null)[] => {
    if (code === '' || code.length > 200) return [null];
    // A code is the same in capitals.
    if (seen.has(code.toLowerCase())) return [];
    seen.add(code.toLowerCase());
    return [code];
  });
  while (places.at(-1) === null) places.pop();
  const kept = places.length > MAX_DIOCESES ? places.filter((code) => code !== null) : places;
  return { dioceses: kept.slice(0, MAX_DIOCESES), tooMany: kept.length > MAX_DIOCESES };
}

const isYear = (text: string) => /^\d{1,4}$/.test(text) && Number(text) > 0;

/** `1990..2010`, `1990..`, `..2010`, or one year. Form fields `from` and `to` say the same. */
function readYears({ years, from, to }: Parameters): { from?: number; to?: number; bad: boolean } {
  const text = first(years);
  const [start = '', end = start] = text ? text.split('..').map((part) => part.trim()) : [first(from), first(to)];
  const bad = [start, end].some((part) => part !== '' && !isYear(part)) || (text !== '' && text.split('..').length > 2);
  const [low, high] = [start, end].map((part) => (isYear(part) ? Number(part) : undefined));
  if (bad || (low !== undefined && high !== undefined && low > high)) return { from: undefined, to: undefined, bad: true };
  return { from: low, to: high, bad: false };
}

function readSort(text: string): TrendsState['sort'] | undefined {
  const [, sign, column] = /^(-?)(\d{1,2})$/.exec(text) ?? [];
  return column === undefined ? undefined : { column: Number(column), up: sign === '' };
}

/** Reads the parameters of an address; of a repeated one the first counts. */
export function readTrends(parameters: Parameters): ReadTrends {
  const unread: Unread[] = [];
  const named = first(parameters.measure).split(',').map((name) => name.trim()).filter(Boolean);
  const figures = [...new Set(named.filter(isFigure))];
  if (named.some((name) => !isFigure(name))) unread.push('measure');
  const { bad, ...years } = readYears(parameters);
  if (bad) unread.push('years');
  const base = first(parameters.base);
  if (base !== '' && !isYear(base)) unread.push('base');
  const chosen = Object.fromEntries(Object.entries(CHOICES).map(([name, words]) => {
    const word = first(parameters[name]);
    const known = (words as readonly string[]).includes(word);
    if (word !== '' && !known) unread.push(name as Choice);
    return [name, known ? word : words[0]];
  })) as Pick<TrendsState, Choice>;
  const sort = readSort(first(parameters.sort));
  if (!sort && first(parameters.sort) !== '') unread.push('sort');
  return {
    ...readDioceses(first(parameters.dioceses)), tooManyFigures: figures.length > MAX_FIGURES, figures: figures.length > 0 ? figures.slice(0, MAX_FIGURES) : [DEFAULT_FIGURE], ...years, ...chosen, ...(isYear(base) ? { base: Number(base) } : {}), sort: sort ?? DEFAULTS.sort, unread,
  };
}

/** The parameters of a view, by name; what is as usual is left out. */
export function trendsParameters(state: TrendsState): [string, string][] {
  const { dioceses, figures, from, to, base, sort } = state;
  const places = dioceses.map((code) => (code === null ? '' : encodeURIComponent(code))).join(',').replace(/,+$/, '');
  const isDefault = figures.length === 1 && figures[0] === DEFAULT_FIGURE;
  const all: [string, string][] = [
    ['dioceses', places],
    ['measure', isDefault ? '' : figures.join(',')],
    ['years', from === undefined && to === undefined ? '' : `${from ?? ''}..${to ?? ''}`],
    ...(Object.keys(CHOICES) as Choice[]).map((name): [string, string] => [name, state[name] === DEFAULTS[name] ? '' : state[name]]),
    // Kept while the numbers are shown as they are: who goes back to the index has it again.
    ['base', base === undefined ? '' : String(base)],
    ['sort', sort.column === 0 && !sort.up ? '' : `${sort.up ? '' : '-'}${sort.column}`],
  ];
  return all.filter(([, value]) => value !== '');
}

/** The query of a view with its "?", or nothing. */
export function trendsQuery(state: TrendsState): string {
  const parts = trendsParameters(state).map(([name, value]) => `${name}=${value}`);
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}

/** The path of a view, without its language. */
export function writeTrends(state: TrendsState): string {
  return `/trends${trendsQuery(state)}`;
}

/** The sees of a view in order, without the free places. */
export function codesOf({ dioceses }: Pick<TrendsState, 'dioceses'>): string[] {
  return dioceses.filter((code) => code !== null);
}

/** Takes a see out; its place stays free, so that the others keep their colours. */
export function withoutDiocese(state: TrendsState, code: string): TrendsState {
  return { ...state, dioceses: state.dioceses.map((other) => (other === code ? null : other)), sort: DEFAULTS.sort };
}

/** Puts a see into the first free place; the view is as before where it is there already or six are. Columns of the table move, so that an order by one is left. */
export function withDiocese(state: TrendsState, code: string): TrendsState {
  if (codesOf(state).some((other) => other.toLowerCase() === code.toLowerCase()) || codesOf(state).length >= MAX_DIOCESES) return state;
  const free = state.dioceses.indexOf(null);
  const dioceses = free === -1 ? [...state.dioceses, code] : state.dioceses.map((other, place) => (place === free ? code : other));
  return { ...state, dioceses, sort: DEFAULTS.sort };
}
