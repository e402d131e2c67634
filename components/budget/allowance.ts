/** What is left of one pool of calls; `seconds` until all are there again, 0 when they are. */
export interface PoolAllowance {
  left: number;
  of: number;
  seconds: number;
  /** Of questions: one of the same account is on its way, perhaps somebody else's; the next one waits for its answer. */
  asking?: boolean;
}

/** What a reader's agent allows this minute: every call, and questions among them. */
export interface Allowance {
  general: PoolAllowance;
  questions: PoolAllowance;
}

function isPool(value: unknown): value is PoolAllowance {
  const { left, of, seconds } = (value ?? {}) as Partial<PoolAllowance>;
  return [left, of, seconds].every((number) => typeof number === 'number');
}

/**
 * Asks how much is left now; that costs nothing.
 * @returns undefined where calls are not counted, or nobody could be asked
 */
export async function readAllowance(): Promise<Allowance | undefined> {
  const response = await fetch('/api/allowance', { cache: 'no-store' }).catch(() => undefined);
  if (!response?.ok) return undefined;
  const { general, questions } = ((await response.json().catch(() => undefined)) ?? {}) as { general?: unknown; questions?: unknown };
  return isPool(general) && isPool(questions) ? { general, questions } : undefined;
}
