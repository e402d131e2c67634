'use client';

const KEY = 'answer-times';
/** Of each agent; fewer than `FEWEST` tell nothing of what is usual. */
const MOST = 20;
const FEWEST = 3;
const MOST_AGENTS = 10;

/** Milliseconds that the last answers of an agent took, the newest first, by the ticket they came with. */
type Times = Record<string, [ticket: string, ms: number][]>;

function isTime(value: unknown): value is [string, number] {
  return Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number' && value[1] > 0;
}

function read(): Times {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(Object.entries(kept).flatMap(([agent, times]) => (Array.isArray(times) ? [[agent, times.filter(isTime)]] : [])));
  } catch {
    return {};
  }
}

/** Remembers how long one answer took, once. */
export function rememberTime(agent: string, ticket: string, ms: number): void {
  const { [agent]: own = [], ...others } = read();
  if (ms <= 0 || own.some(([known]) => known === ticket)) return;
  const times: Times = { [agent]: [[ticket, ms] as [string, number], ...own].slice(0, MOST), ...Object.fromEntries(Object.entries(others).slice(0, MOST_AGENTS - 1)) };
  try {
    localStorage.setItem(KEY, JSON.stringify(times));
  } catch {
    // Storage is refused or full: nothing is said of what is usual.
  }
}

/** Whole seconds that answers of an agent usually take for this reader: the median of the last ones. @returns undefined while too little is known */
export function usualSeconds(agent: string): number | undefined {
  const times = (read()[agent] ?? []).map(([, ms]) => ms).sort((a, b) => a - b);
  if (times.length < FEWEST) return undefined;
  const middle = times.length >> 1;
  const median = times.length % 2 === 1 ? times[middle] : ((times[middle - 1] ?? 0) + (times[middle] ?? 0)) / 2;
  return Math.max(1, Math.round((median ?? 0) / 1000));
}

/** Whole seconds that the last answer of an agent took for this reader, where that is known. */
export function lastSeconds(agent: string): number | undefined {
  const [last] = read()[agent] ?? [];
  return last && Math.max(1, Math.round(last[1] / 1000));
}
