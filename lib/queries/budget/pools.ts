import 'server-only';
import { RateLimiterMemory, RateLimiterRedis, type RateLimiterAbstract, type RateLimiterRes } from 'rate-limiter-flexible';
import type { RedisClient } from '../store/redis-link';
import { drawnOn, UNNAMED_WAIT_SECONDS, type Pool } from './pool';

/** A minute that begins with the first call in it; whether the agent's own is a sliding one is not published. */
export const WINDOW_MS = 60_000;

/** How much of a pool is left, and milliseconds until it is full again. */
export interface Room {
  left: number;
  of: number;
  ms: number;
}

function limiter(pool: Pool, points: number, client: RedisClient | undefined): RateLimiterAbstract {
  const options = { keyPrefix: `mx:budget:${pool}`, points, duration: WINDOW_MS / 1000 };
  const memory = new RateLimiterMemory(options);
  if (!client) return memory;
  return new RateLimiterRedis({ ...options, storeClient: client, useRedisPackage: true, rejectIfRedisNotReady: true, insuranceLimiter: memory });
}

/** Both pools of every identity. With Redis all instances draw on the same; without it, or while it is down, each counts for itself. */
export class Pools {
  private readonly limiters: Record<Pool, RateLimiterAbstract>;

  constructor(private readonly limits: Record<Pool, number>, client?: RedisClient) {
    this.limiters = { general: limiter('general', limits.general, client), questions: limiter('questions', limits.questions, client) };
  }

  private async roomIn(identity: string, pool: Pool): Promise<Room> {
    const of = this.limits[pool];
    const used = await this.limiters[pool].get(identity);
    // A window that has just ended may still be in memory.
    return used && used.msBeforeNext > 0 ? { left: Math.max(0, of - used.consumedPoints), of, ms: used.msBeforeNext } : { left: of, of, ms: 0 };
  }

  /** What is left for calls of a pool: the least that any pool it draws on has. */
  async room(identity: string, pool: Pool): Promise<Room> {
    const rooms = await Promise.all(drawnOn(pool).map((drawn) => this.roomIn(identity, drawn)));
    const own = rooms.at(-1) as Room;
    const left = Math.min(...rooms.map((room) => room.left));
    const blocking = rooms.filter((room) => room.left === left);
    return { left, of: own.of, ms: Math.max(...blocking.map((room) => room.ms)) };
  }

  /**
   * Takes one call from all pools it draws on, or from none.
   * @returns milliseconds until it is worth trying again when there is no room
   */
  async take(identity: string, pool: Pool): Promise<{ ok: true } | { ok: false; ms: number }> {
    const { left, ms } = await this.room(identity, pool);
    if (left === 0) return { ok: false, ms };
    const taken: { pool: Pool; until: number }[] = [];
    for (const drawn of drawnOn(pool)) {
      try {
        const { msBeforeNext } = await this.limiters[drawn].consume(identity);
        taken.push({ pool: drawn, until: Date.now() + msBeforeNext });
      } catch (refusal) {
        if (refusal instanceof Error) throw refusal;
        // Another took the last one in between. A refusal is counted by the limiter as well: both go back.
        const refused = refusal as RateLimiterRes;
        taken.push({ pool: drawn, until: Date.now() + refused.msBeforeNext });
        await Promise.all(taken.map((one) => this.giveBackTo(identity, one.pool, one.until)));
        return { ok: false, ms: refused.msBeforeNext };
      }
    }
    return { ok: true };
  }

  /** A call that was taken and is not made after all. */
  async giveBack(identity: string, pool: Pool): Promise<void> {
    await Promise.all(drawnOn(pool).map(async (drawn) => this.giveBackTo(identity, drawn, Date.now() + (await this.roomIn(identity, drawn)).ms)));
  }

  /** Not into the next window, which would be one too large. */
  private async giveBackTo(identity: string, pool: Pool, until: number): Promise<void> {
    if (until - Date.now() > 50) await this.limiters[pool].reward(identity);
  }

  /** What the agent itself says counts, whether longer or shorter than our guess. @param seconds at least one is waited; a usual time where it named none */
  async overrule(identity: string, pool: Pool, seconds = UNNAMED_WAIT_SECONDS[pool]): Promise<void> {
    await this.limiters[pool].block(identity, Math.max(1, Math.ceil(seconds)));
  }
}
