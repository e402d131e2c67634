import 'server-only';

/** A call that waits for its turn, is being made, or was. */
export interface Waiting {
  /** Random: whoever knows it may look and may take it out. */
  readonly id: string;
  /** `left`: taken out, or nobody asked about it any more; at once where there was no place in the queue. */
  readonly state: 'waiting' | 'running' | 'done' | 'left';
  /** 1 is next; 0 once it waits no more. */
  readonly position: number;
  /** Until it goes out, as far as is known. */
  readonly seconds: number;
  /** Milliseconds since it went out; 0 before. */
  readonly elapsedMs: number;
  /** What it waits for: room in the allowance, or the answer to the question before it, whose time nobody knows. */
  readonly until: 'limit' | 'answer';
  /** Resolves, and never rejects, when it is done or left. */
  readonly settled: Promise<void>;
  /** Resolves once it is known whether there was room at once. */
  readonly admitted: Promise<void>;
}

/** How long nobody need ask about a call before it counts as abandoned. */
export const PATIENCE_MS = 20_000;

export interface Place {
  position: number;
  seconds: number;
  until: 'limit' | 'answer';
}

/** One call in a queue, as the queue itself handles it. */
export class Entry implements Waiting {
  readonly id = crypto.randomUUID();
  readonly settled: Promise<void>;
  readonly admitted: Promise<void>;
  readonly controller = new AbortController();
  state: Waiting['state'] = 'waiting';
  private readonly listeners = new Set<() => void>();
  private patience: NodeJS.Timeout | undefined;
  private startedAt: number | undefined;
  private watchers = 0;
  private mostWatchers = 0;
  private settle: () => void = () => undefined;
  admit: () => void = () => undefined;

  /**
   * @param run the call itself
   * @param placeOf where an entry stands now
   * @param abandon takes an entry out of its queue
   */
  constructor(
    readonly run: (signal: AbortSignal) => Promise<void>,
    private readonly placeOf: (entry: Entry) => Place,
    private readonly abandon: (entry: Entry) => void,
    private readonly patienceMs = PATIENCE_MS,
  ) {
    this.settled = new Promise((resolve) => (this.settle = resolve));
    this.admitted = new Promise((resolve) => (this.admit = resolve));
  }

  get position(): number {
    return this.state === 'waiting' ? this.placeOf(this).position : 0;
  }

  get seconds(): number {
    return this.state === 'running' || this.state === 'done' ? 0 : this.placeOf(this).seconds;
  }

  get elapsedMs(): number {
    return this.startedAt === undefined ? 0 : Date.now() - this.startedAt;
  }

  get until(): 'limit' | 'answer' {
    return this.placeOf(this).until;
  }

  /** Whether more than one person has waited for it at the same time. */
  get isOfSeveral(): boolean {
    return this.mostWatchers > 1;
  }

  become(state: Waiting['state']): void {
    this.state = state;
    if (state === 'running') this.startedAt = Date.now();
    if (state !== 'waiting') clearTimeout(this.patience);
    this.admit();
    if (state === 'done' || state === 'left') this.settle();
    this.changed();
  }

  /** Somebody has asked about it: it waits on. */
  asked(): void {
    clearTimeout(this.patience);
    if (this.state !== 'waiting' || this.watchers > 0) return;
    this.patience = setTimeout(() => this.abandon(this), this.patienceMs);
    this.patience.unref();
  }

  changed(): void {
    for (const listener of [...this.listeners]) listener();
  }

  /** Waits for the next change, but not for long; meanwhile somebody is there. */
  async change(milliseconds: number, signal?: AbortSignal): Promise<void> {
    if (this.state === 'done' || this.state === 'left' || signal?.aborted) return;
    this.watchers += 1;
    this.mostWatchers = Math.max(this.mostWatchers, this.watchers);
    this.asked();
    await new Promise<void>((resolve) => {
      const end = () => {
        clearTimeout(timer);
        this.listeners.delete(end);
        signal?.removeEventListener('abort', end);
        resolve();
      };
      const timer = setTimeout(end, milliseconds);
      this.listeners.add(end);
      signal?.addEventListener('abort', end);
    });
    this.watchers -= 1;
    this.asked();
  }
}
