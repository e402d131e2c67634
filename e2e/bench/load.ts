import autocannon from 'autocannon';

const HEADERS = { 'content-type': 'application/json' };

/** One `message/send` to a skill, by data. */
export function call(skillId: string, data: Record<string, unknown>): string {
  return JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'message/send', params: { message: { kind: 'message', role: 'user', messageId: 'bench', parts: [{ kind: 'data', data }], metadata: { skillId } } } });
}

/** The same with a text part. */
export function say(skillId: string, text: string): string {
  return call(skillId, {}).replace('{"kind":"data","data":{}}', JSON.stringify({ kind: 'text', text }));
}

export interface Throughput {
  /** Requests a second, mean. */
  rate: number;
  /** Requests that failed or were answered with another status than 200. */
  errors: number;
}

/** Many clients at once for some seconds, the bodies in turn. */
export async function throughput(url: string, bodies: string[], seconds: number, clients = 20): Promise<Throughput> {
  const result = await autocannon({ url, connections: clients, duration: seconds, requests: bodies.map((body) => ({ method: 'POST' as const, headers: HEADERS, body })) });
  return { rate: result.requests.average, errors: result.errors + result.timeouts + result.non2xx };
}

/** One client, one request after another. @returns the 95th percentile in milliseconds */
export async function p95(url: string, bodies: string[], rounds: number): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const started = performance.now();
    await (await fetch(url, { method: 'POST', headers: HEADERS, body: bodies[round % bodies.length] })).text();
    times.push(performance.now() - started);
  }
  times.sort((a, b) => a - b);
  return times[Math.floor(times.length * 0.95)] ?? Number.NaN;
}
