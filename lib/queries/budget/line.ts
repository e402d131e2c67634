import 'server-only';
import type { Pool } from './pool';
import { WINDOW_MS, type Pools } from './pools';
import { lockQuestions, type LockStore } from './question-lock';
import { Entry, type Place } from './waiting';

const MOST_WAITING = 50;
/** Where another instance asks a question for the same identity, its end is looked for so often. */
const LOOK_AGAIN_MS = 1_000;
const USUAL_ANSWER_MS = 30_000;

/** Who waits for one pool of one identity, first come first served. Questions go one at a time. */
export class Line {
  private readonly waiting: Entry[] = [];
  private running = 0;
  private isMoving = false;
  private moveAgain = false;
  private timer: NodeJS.Timeout | undefined;
  /** As the pools stood when they were last looked at. */
  private seen = { left: 0, fullAt: 0 };
  private elsewhere = false;
  private startedAt = 0;
  private usualAnswerMs = USUAL_ANSWER_MS;

  constructor(private readonly identity: string, private readonly pool: Pool, private readonly pools: Pick<Pools, 'room' | 'take' | 'giveBack'>, private readonly of: number, private readonly store: LockStore) {}

  get isEmpty(): boolean {
    return this.waiting.length === 0 && this.running === 0;
  }

  /** How many wait. */
  get length(): number {
    return this.waiting.length;
  }

  /** Whether the next one waits for an answer: a question is on its way, here or on another instance. */
  private get isAsking(): boolean {
    return this.pool === 'questions' && (this.running > 0 || this.elsewhere);
  }

  /** Where the one at an index stands (0 is next). */
  place(index: number): Place {
    const now = Date.now();
    const beyond = index - this.seen.left;
    const limitMs = beyond < 0 ? 0 : Math.max(0, this.seen.fullAt - now) + Math.floor(beyond / this.of) * WINDOW_MS;
    const restMs = this.isAsking ? Math.max(1_000, this.startedAt + this.usualAnswerMs - now) : 0;
    const answerMs = this.pool === 'questions' ? restMs + index * this.usualAnswerMs : 0;
    return { position: index + 1, seconds: Math.ceil(Math.max(limitMs, answerMs) / 1000), until: answerMs > limitMs ? 'answer' : 'limit' };
  }

  /** @param patienceMs how long it waits without anybody asking about it */
  join(run: (signal: AbortSignal) => Promise<void>, patienceMs?: number): Entry {
    const isFull = this.waiting.length >= MOST_WAITING;
    const entry = new Entry(run, (one) => this.place(isFull ? MOST_WAITING : Math.max(0, this.waiting.indexOf(one))), (one) => this.leave(one), patienceMs);
    if (isFull) entry.become('left');
    else {
      this.waiting.push(entry);
      entry.asked();
      void this.move();
    }
    return entry;
  }

  /** Takes one out at no cost; one that has gone out is told to stop. */
  leave(entry: Entry): void {
    const index = this.waiting.indexOf(entry);
    if (index < 0) return entry.controller.abort();
    this.waiting.splice(index, 1);
    entry.become('left');
    this.tellAll();
  }

  private tellAll(): void {
    for (const entry of this.waiting) entry.changed();
  }

  /** Lets go out whoever may, and comes back when the next one might. */
  async move(): Promise<void> {
    this.moveAgain = true;
    if (this.isMoving) return;
    this.isMoving = true;
    clearTimeout(this.timer);
    while (this.moveAgain) {
      this.moveAgain = false;
      try {
        while (this.waiting.length > 0 && (await this.letOneOut()));
      } catch (error) {
        console.error(`queue stopped: ${error instanceof Error ? error.name : 'unknown'}`);
        this.comeBack(LOOK_AGAIN_MS);
      }
    }
    this.isMoving = false;
    for (const entry of this.waiting) entry.admit();
    this.tellAll();
  }

  private comeBack(milliseconds: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.move(), milliseconds);
    this.timer.unref();
  }

  /** @returns whether to try the next one at once */
  private async letOneOut(): Promise<boolean> {
    const { left, ms } = await this.pools.room(this.identity, this.pool);
    this.seen = { left, fullAt: Date.now() + ms };
    // The end of the one before moves the line on.
    if (this.pool === 'questions' && this.running > 0) return false;
    const refusedMs = left === 0 ? ms : await this.takeAndGo();
    if (refusedMs !== undefined) this.comeBack(refusedMs + 20);
    return refusedMs === undefined;
  }

  /** @returns milliseconds after which to try again when nobody could go out */
  private async takeAndGo(): Promise<number | undefined> {
    const unlock = this.pool === 'questions' ? await lockQuestions(this.identity, this.store) : async () => undefined;
    if (!unlock && !this.elsewhere) this.startedAt = Date.now();
    this.elsewhere = !unlock;
    if (!unlock) return LOOK_AGAIN_MS;
    const taken = await this.pools.take(this.identity, this.pool);
    const next = taken.ok ? this.waiting.shift() : undefined;
    if (next) {
      this.seen.left -= 1;
      void this.go(next, unlock);
      return undefined;
    }
    await unlock();
    if (!taken.ok) return taken.ms;
    // Whoever was first has left in the meantime.
    await this.pools.giveBack(this.identity, this.pool);
    return undefined;
  }

  private async go(entry: Entry, unlock: () => Promise<void>): Promise<void> {
    this.running += 1;
    this.startedAt = Date.now();
    entry.become('running');
    try {
      await entry.run(entry.controller.signal);
    } catch (error) {
      console.error(`queued call failed: ${error instanceof Error ? error.name : 'unknown'}`);
    }
    await unlock();
    this.running -= 1;
    this.usualAnswerMs += (Date.now() - this.startedAt - this.usualAnswerMs) * 0.3;
    entry.become('done');
    void this.move();
  }
}
