import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readAllowance } from './allowance';
import { followQueue, type Queued } from './follow-queue';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const page = () => new Response('<!doctype html><h1>Sign in to this network</h1>', { headers: { 'content-type': 'text/html' } });
const json = (value: unknown, status = 200) => Response.json(value, { status });
const answering = (...replies: (() => Response)[]) => vi.stubGlobal('fetch', vi.fn(async () => (replies.shift() ?? page)()));
const pool = { left: 1, of: 2, seconds: 3 };

/** What somebody on the way says in our place: a page of a network, half an answer, something else altogether. */
const NONE: [string, () => Response][] = [
  ['a page of HTML with status 200', page],
  ['nothing', () => new Response('')],
  ['half an answer', () => new Response('{"state":"wai')],
  ['a word', () => json('done')],
  ['null', () => json(null)],
  ['another object', () => json({ hello: 1 })],
  ['an error', () => json({ error: 'rate' }, 429)],
];

describe.each(NONE)('%s', (_what, reply) => {
  it('is a lost connection to who follows the queue, and one goes on', async () => {
    answering(reply, () => json({ state: 'waiting', position: 1, seconds: 9 }), reply, () => json({ state: 'done', position: 0, seconds: 0 }));
    const told: (Queued | undefined)[] = [];
    const following = followQueue('x', (queued) => told.push(queued), new AbortController().signal);
    await vi.runAllTimersAsync();
    await following;
    expect(told.map((queued) => queued?.state)).toEqual([undefined, 'waiting', undefined, 'done']);
  });

  it('says nothing of the allowance', async () => {
    answering(reply, () => json({ general: pool, questions: pool }));
    expect(await readAllowance()).toBeUndefined();
    expect(await readAllowance()).toEqual({ general: pool, questions: pool });
  });
});
