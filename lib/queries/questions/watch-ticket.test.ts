import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stopTicket, watchTicket } from './watch-ticket';

/** A question that another instance asks, as it stands at each look. */
const world = vi.hoisted(() => ({ looks: [] as (object | undefined)[], wishes: [] as string[], own: undefined as object | undefined }));
vi.mock('./tickets', () => ({ ownTicket: () => world.own, ticketOf: async () => (world.looks.length > 1 ? world.looks.shift() : world.looks[0]) }));
vi.mock('./shared-tickets', () => ({ wish: async (_id: string, wanted: string) => world.wishes.push(wanted) }));

const [queued, sent] = [{ queue: { position: 1 } }, { sentAt: '2026-12-01T00:00:00Z' }];
const [takenOut, given, found] = [{ outcome: { kind: 'refused' } }, { ...sent, outcome: { kind: 'failed' } }, { ...sent, outcome: { kind: 'found' } }];

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

async function stopped(looks: (object | undefined)[]) {
  world.looks = looks;
  const stopping = stopTicket('x', 'reader');
  await vi.advanceTimersByTimeAsync(10_000);
  return stopping;
}

describe('a question of another instance that is stopped', () => {
  it.each([
    ['was taken out of the queue', [queued, queued, queued, takenOut], { spent: false, answered: false }],
    ['went out meanwhile', [queued, queued, given], { spent: true, answered: false }],
    ['was answered meanwhile', [sent, sent, found], { spent: true, answered: true }],
    ['had gone out, and its instance says nothing', [sent], { spent: true, answered: false }],
    ['waited, and its instance says nothing', [queued], { spent: undefined, answered: false }],
    ['was forgotten meanwhile', [queued, queued, undefined], { spent: undefined, answered: false }],
    ['is nobody’s', [undefined], undefined],
  ])('%s', async (_name, looks, expected) => {
    expect(await stopped(looks)).toEqual(expected);
  });
});

it('who has gone is not waited for', async () => {
  Object.assign(world, { looks: [queued], own: { settled: new Promise(() => undefined) } });
  const watching = watchTicket('x', 'reader', 20_000, AbortSignal.abort());
  await vi.advanceTimersByTimeAsync(0);
  expect(await watching).toEqual(queued);
});
