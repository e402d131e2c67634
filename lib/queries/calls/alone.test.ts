import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Outcome } from '@/lib/skills/outcome';
import { memoryStore, type MemoryStore } from '../store/memory-store';

const world = vi.hoisted(() => ({ store: undefined as unknown }));
vi.mock('../store/store', () => ({ store: () => world.store }));

const found: Outcome<string> = {
  kind: 'found', value: 'x', files: [], provenance: { agent: { kind: 'other', name: 'a' }, readAt: '2026-11-30T10:00:00Z', elapsedMs: 1, cache: 'none' },
};
const failed: Outcome<string> = { kind: 'failed', reason: 'service-down' };
const refused: Outcome<string> = { kind: 'refused', reason: 'plan' };
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

let shared: MemoryStore;
beforeEach(() => {
  world.store = shared = memoryStore();
  vi.stubEnv('REDIS_URL', 'redis://127.0.0.1:1');
});
afterEach(() => void vi.unstubAllEnvs());

/** Instances of the site, each with its own memory, on one store; `ask` counts whose call went out and answers as it is told. */
async function instances(count: number, answer: (identity: string, call: number) => Promise<Outcome<string> | undefined>) {
  const asked: string[] = [];
  const sites = [];
  for (let i = 0; i < count; i += 1) {
    vi.resetModules();
    delete (globalThis as { flights?: unknown }).flights;
    const { joinFlight } = await import('./flights');
    const { keepAnswer } = await import('./kept-answers');
    const flights = { running: new Map() };
    const open = async (identity: string) => {
      const start = async () => {
        asked.push(identity);
        const outcome = await answer(identity, asked.length);
        if (outcome?.kind === 'found') await keepAnswer('page', 'saint_lookup', outcome);
        return outcome;
      };
      // Module state hangs on the global object, of which this process has one.
      (globalThis as { flights?: unknown }).flights = flights;
      return joinFlight<string, Outcome<string> | undefined>('page', identity, start);
    };
    sites.push(open);
  }
  return { asked, sites };
}

const slowly = async <T>(value: T) => pause(100).then(() => value);

describe('instances that share a store', () => {
  it('ask once for a cold page that is opened at all of them', async () => {
    const { asked, sites } = await instances(4, () => slowly(found));
    const outcomes = await Promise.all(sites.flatMap((open, i) => [open(`reader-${i}`), open('site')]));
    expect(new Set(outcomes.map((outcome) => outcome?.kind))).toEqual(new Set(['found']));
    expect(asked).toHaveLength(1);
  });

  it('ask once where it fails as well, and all say so', async () => {
    const { asked, sites } = await instances(4, () => slowly(failed));
    expect(await Promise.all(sites.map((open) => open('site')))).toEqual([failed, failed, failed, failed]);
    expect(asked).toHaveLength(1);
    await sites[1]?.('site');
    expect(asked).toHaveLength(2);
  });

  it('take a refusal for that one reader’s only, who is not asked for twice; the others ask one after the other', async () => {
    const { asked, sites } = await instances(4, (identity) => slowly(identity === 'free' ? refused : found));
    const outcomes = await Promise.all(['free', 'free', 'pro', 'site'].map((identity, i) => sites[i]?.(identity)));
    expect(outcomes.map((outcome) => outcome?.kind)).toEqual(['refused', 'refused', 'found', 'found']);
    expect(asked.filter((identity) => identity === 'free')).toHaveLength(1);
    expect(asked.filter((identity) => identity !== 'free')).toHaveLength(1);
  });

  it('where one did not ask after all, another does', async () => {
    const { asked, sites } = await instances(2, (_identity, call) => slowly(call === 1 ? undefined : found));
    const outcomes = await Promise.all(sites.map((open) => open('site')));
    expect(outcomes.filter(Boolean)).toHaveLength(1);
    expect(asked).toHaveLength(2);
  });

  it('do not wait for one that has died, and leave a lock that is another’s', async () => {
    const key = 'flight:page';
    await shared.claim(key, 200, 'died');
    const { asked, sites } = await instances(1, async () => {
      await shared.set(key, 'another', 60_000);
      return found;
    });
    expect((await sites[0]?.('site'))?.kind).toBe('found');
    expect(asked).toHaveLength(1);
    expect(await shared.get(key)).toBe('another');
  });
});
