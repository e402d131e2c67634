import type { DocumentHit } from './document-hit';
import { knownOf } from './document-hit';
import type { HitGroup } from './group-hits';

export const ORDERS = ['best', 'newest', 'oldest'] as const;
export type Order = (typeof ORDERS)[number];

/** What a result list is narrowed to. It stands in the address; nothing of it is asked of an agent. */
export interface ResultFilters {
  /** As sent; several are alternatives. */
  kinds: string[];
  authors: string[];
  /** Years, both included. */
  from?: number;
  to?: number;
  order: Order;
}

export const NO_FILTERS: ResultFilters = { kinds: [], authors: [], order: 'best' };

type Parameters = Readonly<Record<string, string | string[] | undefined>>;

const MOST_CHOICES = 40;
const LONGEST_CHOICE = 300;

const allOf = (given: string | string[] | undefined) => (given === undefined ? [] : [given].flat()).map((one) => one.trim());
const choicesOf = (given: string | string[] | undefined) => [...new Set(allOf(given).filter((one) => one && one.length <= LONGEST_CHOICE))].slice(0, MOST_CHOICES);

/** No document of the Church is from before the year 1. */
function readYear(given: string | string[] | undefined): number | 'bad' | undefined {
  const [text = ''] = allOf(given);
  if (!text) return undefined;
  return /^(?!0+$)\d{1,4}$/.test(text) ? Number(text) : 'bad';
}

/**
 * Reads the filters of an address.
 * @returns `bad` when something of it could not be read and was left out, as are years the wrong way round
 */
export function readFilters(parameters: Parameters): { filters: ResultFilters; bad: boolean } {
  const [from, to] = [readYear(parameters.from), readYear(parameters.to)];
  const [asked = 'best'] = allOf(parameters.order).filter(Boolean);
  const order = ORDERS.find((one) => one === asked);
  const isReversed = typeof from === 'number' && typeof to === 'number' && from > to;
  const [first, last] = [from, to].map((year) => (year === 'bad' || isReversed ? undefined : year));
  const filters = { kinds: choicesOf(parameters.kind), authors: choicesOf(parameters.author), from: first, to: last, order: order ?? 'best' };
  return { filters, bad: from === 'bad' || to === 'bad' || isReversed || !order };
}

/** The address of a search with its filters, without a language; what is not chosen is not written. */
export function resultsPath(query: string, { kinds, authors, from, to, order }: ResultFilters = NO_FILTERS): string {
  const written = new URLSearchParams({ q: query });
  for (const kind of kinds) written.append('kind', kind);
  for (const author of authors) written.append('author', author);
  if (from !== undefined) written.set('from', String(from));
  if (to !== undefined) written.set('to', String(to));
  if (order !== 'best') written.set('order', order);
  return `/documents?${written}`;
}

export const isFiltered = ({ kinds, authors, from, to }: ResultFilters): boolean => kinds.length + authors.length > 0 || from !== undefined || to !== undefined;

/** The year of a result as a number; undefined where none is known. */
function yearOfHit(hit: DocumentHit): number | undefined {
  const { year } = knownOf(hit);
  return year === undefined ? undefined : Number(year);
}

/** Keeps what the filters name. What nothing is known of is kept only where its field is not filtered. */
export function filterGroups(groups: readonly HitGroup[], { kinds, authors, from, to, order }: ResultFilters): HitGroup[] {
  const kept = groups.filter(({ first }) => {
    const { kind, author } = knownOf(first);
    const year = yearOfHit(first);
    if (kinds.length > 0 && !(kind && kinds.includes(kind))) return false;
    if (authors.length > 0 && !(author && authors.includes(author))) return false;
    if (from !== undefined && !(year !== undefined && year >= from)) return false;
    return to === undefined || (year !== undefined && year <= to);
  });
  if (order === 'best') return kept;
  const sign = order === 'newest' ? -1 : 1;
  // What has no year comes last, in the agent's order.
  return kept.toSorted((a, b) => {
    const [one, other] = [yearOfHit(a.first), yearOfHit(b.first)];
    if (one === undefined || other === undefined) return Number(one === undefined) - Number(other === undefined);
    return sign * (one - other);
  });
}

export interface Choice {
  value: string;
  count: number;
}

/** What can be chosen among results, the most frequent first; of a field that all results have alike, there is nothing to choose. */
export function choicesIn(groups: readonly HitGroup[]): { kinds: Choice[]; authors: Choice[]; years?: { from: number; to: number } } {
  const count = (values: (string | undefined)[]): Choice[] => {
    const counted = new Map<string, number>();
    for (const value of values) if (value) counted.set(value, (counted.get(value) ?? 0) + 1);
    const choices = [...counted].map(([value, times]) => ({ value, count: times })).sort((a, b) => b.count - a.count);
    return choices.length > 1 || (choices[0] && choices[0].count < groups.length) ? choices : [];
  };
  const years = groups.flatMap(({ first }) => yearOfHit(first) ?? []).filter((year) => year > 0);
  const [from, to] = [Math.min(...years), Math.max(...years)];
  return {
    // "Document" is no kind by which one could choose.
    kinds: count(groups.map(({ first }) => knownOf(first).kind).map((kind) => (kind === 'document' ? undefined : kind))),
    authors: count(groups.map(({ first }) => knownOf(first).author)),
    ...(from < to ? { years: { from, to } } : {}),
  };
}
