import autocannon from 'autocannon';

/** What a browser sends when a person opens an address; for anybody else a page is not read from a metered agent. */
const NAVIGATION = { accept: 'text/html', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document', 'sec-fetch-site': 'none', 'sec-fetch-user': '?1' };

export interface PageLoad {
  requests: number;
  seconds: number;
  /** What went wrong, by kind: a status other than 200, no reply within ten seconds, a broken connection. */
  errors: string[];
  /** Milliseconds of every reply, ascending. */
  times: number[];
}

/** One page as a person opens it. @throws unless it is answered with 200 */
export async function open(url: string): Promise<string> {
  const response = await fetch(url, { headers: NAVIGATION, redirect: 'manual' });
  const text = await response.text();
  if (response.status !== 200) throw new Error(`${url} was answered with ${response.status}.`);
  return text;
}

/** Clients that open pages one after another without a pause, each beginning elsewhere in the list. */
export function visit(origin: string, paths: readonly string[], seconds: number, clients: number): Promise<PageLoad> {
  const requests = paths.map((path) => ({ method: 'GET' as const, path, headers: NAVIGATION }));
  const load: PageLoad = { requests: 0, seconds, errors: [], times: [] };
  let started = 0;
  return new Promise((resolve, reject) => {
    const setupClient = (client: autocannon.Client) => {
      const first = started++ % requests.length;
      client.setRequests([...requests.slice(first), ...requests.slice(0, first)]);
    };
    const running = autocannon({ url: origin, connections: clients, duration: seconds, requests, setupClient }, (error: unknown, result) => {
      if (error) return reject(error);
      const { timeouts, errors } = result;
      load.errors.push(...Array<string>(timeouts).fill('timeout'), ...Array<string>(errors - timeouts).fill('broken connection'));
      load.times.sort((a, b) => a - b);
      resolve({ ...load, requests: result.requests.total, seconds: result.duration });
    });
    running.on('response', (_client, status, _bytes, milliseconds) => {
      load.times.push(milliseconds);
      if (status !== 200) load.errors.push(String(status));
    });
  });
}

/** Several loads of one thing as one. */
export function joined(loads: readonly PageLoad[]): PageLoad {
  return {
    requests: loads.reduce((sum, { requests }) => sum + requests, 0),
    seconds: loads.reduce((sum, { seconds }) => sum + seconds, 0),
    errors: loads.flatMap(({ errors }) => errors),
    times: loads.flatMap(({ times }) => times).sort((a, b) => a - b),
  };
}

export function rateOf({ requests, seconds }: PageLoad): number {
  return requests / seconds;
}

/** @param share 0.95 for the 95th percentile. @returns milliseconds */
export function percentile({ times }: PageLoad, share: number): number {
  return times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
}

/** `412 req/s, p50 44 ms, p95 71 ms`, and how many failed. */
export function say(load: PageLoad): string {
  const failed = load.errors.length ? `, ${load.errors.length} errors (${[...new Set(load.errors)].join(', ')})` : '';
  return `${rateOf(load).toFixed(0)} req/s, p50 ${percentile(load, 0.5).toFixed(0)} ms, p95 ${percentile(load, 0.95).toFixed(0)} ms${failed}`;
}
