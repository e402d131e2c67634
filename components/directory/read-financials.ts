import { readNumber } from '@/lib/skills/statistics-rows';

export type FinancialLabel = 'revenue' | 'expenses' | 'netAssets' | 'totalAssets' | 'surplus' | 'year';

export interface Financials {
  /** ISO 4217 where the agent gives it so; other words are kept as they are. */
  currency?: string;
  /** Known figures, in the order of accounts; `amount` is null where what was sent is no number. */
  known: { label: FinancialLabel; amount: number | null; sent: unknown }[];
  rest: [key: string, value: unknown][];
  /** Revenue less expenses, where both are numbers and the agent says neither surplus nor deficit. */
  reckoned?: number;
}

/** The names of the keys are undocumented; their words are. */
const MATCHERS: [FinancialLabel, RegExp][] = [
  ['year', /^(?:fiscal|financial|report(?:ing)?|accounting)?_?year$/i],
  ['revenue', /^(?!.*net.?income).*(?:revenue|income)/i],
  ['expenses', /expens/i],
  ['surplus', /surplus|deficit|net.?income/i],
  ['netAssets', /net.*asset/i],
  ['totalAssets', /total.*asset/i],
];

/** Figures of another year, or of none yet. */
const NOT_LATEST = /previous|prior|last|budget/i;

const isScalar = (value: unknown) => typeof value !== 'object';

/** What only says "deficit" is less than nothing, whether or not it bears a sign. */
function amountOf(key: string, value: unknown): number | null {
  const amount = readNumber(value);
  return amount !== null && /deficit/i.test(key) && !/surplus/i.test(key) ? -Math.abs(amount) : amount;
}

/** Reads `latest_financials`; undefined when it is not an object that holds anything. */
export function readFinancials(sent: unknown): Financials | undefined {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return undefined;
  const entries = Object.entries(sent).filter(([, value]) => value !== null && value !== undefined && value !== '');
  const currency = entries.find(([key, value]) => /currenc/i.test(key) && typeof value === 'string');
  const used = new Set(currency ? [currency[0]] : []);
  const known = MATCHERS.flatMap(([label, pattern]) => {
    const entry = entries.find(([key, value]) => !used.has(key) && pattern.test(key) && !NOT_LATEST.test(key) && isScalar(value));
    if (!entry) return [];
    used.add(entry[0]);
    return [{ label, amount: amountOf(entry[0], entry[1]), sent: entry[1] }];
  });
  const rest = entries.filter(([key]) => !used.has(key));
  if (known.length + rest.length === 0) return undefined;
  const amount = (label: FinancialLabel) => known.find((figure) => figure.label === label)?.amount ?? undefined;
  const [revenue, expenses] = [amount('revenue'), amount('expenses')];
  const isSaid = known.some(({ label }) => label === 'surplus');
  // Cents are counted whole: 0.1 and 0.2 are not quite 0.3.
  const reckoned = isSaid || revenue === undefined || expenses === undefined ? undefined : Math.round((revenue - expenses) * 100) / 100;
  return { currency: currency && String(currency[1]), known, rest, ...(reckoned === undefined ? {} : { reckoned }) };
}
