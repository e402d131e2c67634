import autocannon from 'autocannon';
import type { Measured } from './server-process';

const HEADERS = { 'content-type': 'application/json' };

/** One `message/send` to a skill, by data. @param metadata of the message, beside the skill's id: a calendar, a language */
export function call(skillId: string, data: Record<string, unknown>, metadata: Record<string, string> = {}): string {
  return JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'message/send', params: { message: { kind: 'message', role: 'user', messageId: 'bench', parts: [{ kind: 'data', data }], metadata: { skillId, ...metadata } } } });
}

/** The same with a text part. */
export function say(skillId: string, text: string, metadata: Record<string, string> = {}): string {
  return call(skillId, {}, metadata).replace('{"kind":"data","data":{}}', JSON.stringify({ kind: 'text', text }));
}

export interface Throughput {
  /** Requests a second, mean. */
  rate: number;
  /** Requests that failed, were answered with another status than 200, or with an error of JSON-RPC. */
  errors: number;
}

/** JSON-RPC refuses with HTTP 200; a profile that was not found has a word for its error, no code. */
function isRefusal(answer: string): boolean {
  return answer.includes('"error":{"code":');
}

/** Many clients at once for some seconds, the bodies in turn. */
export async function throughput(url: string, bodies: string[], seconds: number, clients = 20): Promise<Throughput> {
  let refused = 0;
  const onResponse = (_status: number, answer: string) => void (isRefusal(answer) && refused++);
  const result = await autocannon({ url, connections: clients, duration: seconds, requests: bodies.map((body) => ({ method: 'POST' as const, headers: HEADERS, body, onResponse })) });
  return { rate: result.requests.total / result.duration, errors: result.errors + result.timeouts + result.non2xx + refused };
}

interface Load {
  url: string;
  bodies: string[];
}

/**
 * One server against another, in turns of a quarter of the time each, so that what else the machine does hits both.
 * @returns means over the turns; `ratio` is that of the means
 */
export async function compared(measured: Load, yardstick: Load, seconds: number): Promise<Throughput & { ratio: number; yardstickRate: number }> {
  const turns = 4;
  let [rate, errors, yardstickRate] = [0, 0, 0];
  for (let turn = 0; turn < turns; turn++) {
    yardstickRate += (await throughput(yardstick.url, yardstick.bodies, seconds / turns)).rate / turns;
    const own = await throughput(measured.url, measured.bodies, seconds / turns);
    rate += own.rate / turns;
    errors += own.errors;
  }
  return { rate, errors, yardstickRate, ratio: rate / yardstickRate };
}

/** Load for some seconds while the memory is read once a second. @returns also the mean MB of each third of the time */
export async function memoryUnder(server: Measured, bodies: string[], seconds: number, clients: number): Promise<Throughput & { thirds: [number, number, number] }> {
  const samples: number[] = [];
  const reading = setInterval(() => samples.push(server.memory()), 1000);
  const measured = await throughput(server.url, bodies, seconds, clients).finally(() => clearInterval(reading));
  const third = Math.ceil(samples.length / 3);
  const mean = (from: number) => {
    const part = samples.slice(from * third, (from + 1) * third);
    return Math.round(part.reduce((sum, megabytes) => sum + megabytes, 0) / part.length);
  };
  return { ...measured, thirds: [mean(0), mean(1), mean(2)] };
}

/** One client, one request after another. @returns the 95th percentile in milliseconds */
export async function p95(url: string, bodies: string[], rounds: number): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const started = performance.now();
    const answer = await (await fetch(url, { method: 'POST', headers: HEADERS, body: bodies[round % bodies.length] })).text();
    times.push(performance.now() - started);
    if (isRefusal(answer)) throw new Error(`Refused: ${bodies[round % bodies.length]} ${answer.slice(0, 300)}`);
  }
  times.sort((a, b) => a - b);
  return times[Math.floor(times.length * 0.95)] ?? Number.NaN;
}
