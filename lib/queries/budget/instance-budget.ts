import 'server-only';
import { LRUCache } from 'lru-cache';
import type { RedisClient } from '../store/redis-link';
import { Line } from './line';
import { POOLS, type Pool } from './pool';
import { Pools } from './pools';
import { isUnmetered, unmetered } from './unmetered';
import { isAsking, type LockStore } from './question-lock';
import type { Entry, Waiting } from './waiting';

/** Calls that may still be asked about after they went out. */
const MOST_KEPT = 10_000;
const KEPT_MS = 60 * 60 * 1000;

export interface Allowance {
  left: number;
  of: number;
  /** Until all are there again; 0 when they are. */
  seconds: number;
  /** Of questions: one is on its way, and the next waits for its answer. */
  asking?: true;
}

const inSeconds = (milliseconds: number) => Math.ceil(milliseconds / 1000);

/** Pools and queues of one instance of the site. */
export class InstanceBudget {
  private readonly pools: Pools;
  private readonly lines = new Map<string, Line>();
  private readonly entries = new LRUCache<string, { line: Line; entry: Entry }>({ max: MOST_KEPT, ttl: KEPT_MS });

  constructor(private readonly limits: Record<Pool, number>, private readonly store: LockStore, client?: RedisClient) {
    this.pools = new Pools(limits, client);
  }

  private line(identity: string, pool: Pool): Line {
    const key = `${pool} ${identity}`;
    const known = this.lines.get(key);
    if (known) return known;
    for (const [other, line] of this.lines) if (line.isEmpty) this.lines.delete(other);
    // The built-in agent may be asked anything at any time, two questions at once as well.
    const line = isUnmetered(identity) ? new Line(identity, 'general', unmetered, Infinity, this.store) : new Line(identity, pool, this.pools, this.limits[pool], this.store);
    this.lines.set(key, line);
    return line;
  }

  async take(identity: string, pool: Pool): Promise<{ ok: true } | { ok: false; seconds: number }> {
    if (isUnmetered(identity)) return { ok: true };
    const line = this.lines.get(`${pool} ${identity}`);
    // Nobody overtakes those who wait.
    if (line && line.length > 0) return { ok: false, seconds: Math.max(1, line.place(line.length).seconds) };
    const taken = await this.pools.take(identity, pool);
    return taken.ok ? taken : { ok: false, seconds: inSeconds(taken.ms) };
  }

  async overrule(identity: string, pool: Pool, seconds?: number): Promise<void> {
    await this.pools.overrule(identity, pool, seconds);
    // Those who wait for an earlier or a later moment learn of the new one.
    for (const waitedFor of POOLS) await this.lines.get(`${waitedFor} ${identity}`)?.move();
  }

  async allowance(identity: string): Promise<Record<Pool, Allowance>> {
    const [general, questions] = await Promise.all(POOLS.map(async (pool) => {
      const { left, of, ms } = await this.pools.room(identity, pool);
      return { left, of, seconds: inSeconds(ms) };
    })) as [Allowance, Allowance];
    return { general, questions: (await isAsking(identity, this.store)) ? { ...questions, asking: true } : questions };
  }

  enqueue(identity: string, pool: Pool, run: (signal: AbortSignal) => Promise<void>, patienceMs?: number): Waiting {
    const line = this.line(identity, pool);
    const entry = line.join(run, patienceMs);
    this.entries.set(entry.id, { line, entry });
    return entry;
  }

  waitingOf(id: string): Waiting | undefined {
    const entry = this.entries.get(id)?.entry;
    entry?.asked();
    return entry;
  }

  async change(id: string, milliseconds: number, signal?: AbortSignal): Promise<void> {
    await this.entries.get(id)?.entry.change(milliseconds, signal);
  }

  leave(id: string): void {
    const known = this.entries.get(id);
    known?.line.leave(known.entry);
  }

  /** Leaves the queue; where several have waited for the same call, it is left to them, and by itself when they do not ask again. */
  stopAsking(id: string): void {
    const known = this.entries.get(id);
    if (known?.entry.state === 'waiting' && !known.entry.isOfSeveral) known.line.leave(known.entry);
  }
}
