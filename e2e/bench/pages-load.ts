import { get, type Agent } from 'node:http';
import autocannon from 'autocannon';

/** Nobody waits longer. */
const PATIENCE_SECONDS = 30;

/** What a browser sends when a person opens an address; for anybody else a page is not read from a metered agent. */
const NAVIGATION: Record<string, string> = { accept: 'text/html', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document', 'sec-fetch-site': 'none', 'sec-fetch-user': '?1' };

export interface PageLoad {
  requests: number;
  seconds: number;
  /** What went wrong, by kind: another status than 200, no reply within 30 seconds, a broken connection. */
  errors: string[];
  /** Milliseconds of every reply, ascending. */
  times: number[];
}

/**
 * One page as a person opens it; `fetch` would say `Sec-Fetch-Mode: cors` of itself.
 * @param agent the visitor's own connection
 * @throws unless it is answered whole, within 30 seconds and with 200
 */
export function open(url: string, agent?: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const asked = get(url, { headers: NAVIGATION, agent }, (response) => {
      const { statusCode } = response;
      response.resume().on('error', reject).on('end', () => (statusCode === 200 ? resolve() : reject(new Error(`${statusCode} at ${new URL(url).pathname}`))));
    });
    asked.on('error', reject).setTimeout(PATIENCE_SECONDS * 1_000, () => asked.destroy(new Error('no reply')));
  });
}

/** Clients that open one page again and again without a pause. */
export function hammer(url: string, seconds: number, clients: number): Promise<PageLoad> {
  const load: PageLoad = { requests: 0, seconds, errors: [], times: [] };
  return new Promise((resolve, reject) => {
    const running = autocannon({ url, connections: clients, duration: seconds, timeout: PATIENCE_SECONDS, headers: NAVIGATION }, (error: unknown, result) => {
      if (error) return reject(error);
      const { timeouts, errors } = result;
      load.errors.push(...Array<string>(timeouts).fill('no reply'), ...Array<string>(errors - timeouts).fill('broken connection'));
      load.times.sort((a, b) => a - b);
      resolve({ ...load, requests: result.requests.total, seconds: result.duration });
    });
    running.on('response', (_client, status, _bytes, milliseconds) => {
      load.times.push(milliseconds);
      if (status !== 200) load.errors.push(String(status));
    });
  });
}

/** Opens a page so often that what runs often is compiled; on a busy machine, seconds would not say how often. */
export async function warmUp(url: string): Promise<void> {
  await autocannon({ url, connections: 4, amount: 300, timeout: PATIENCE_SECONDS, headers: NAVIGATION });
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
