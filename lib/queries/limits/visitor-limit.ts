import 'server-only';
import { headers } from 'next/headers';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { clientAddress } from '@/lib/client-address';
import { env } from '@/lib/env';
import type { Outcome } from '@/lib/skills/outcome';
import { isPost } from '../calls/intent';

const ACTIONS_A_MINUTE = 240;

const shared = globalThis as typeof globalThis & { actionLimiter?: RateLimiterMemory };

function limiter(): RateLimiterMemory {
  return (shared.actionLimiter ??= new RateLimiterMemory({ points: ACTIONS_A_MINUTE, duration: 60 }));
}

/**
 * Server actions are public addresses: each visitor may post so many a minute. A page that awaits the same function while it renders is not counted.
 * @returns a refusal to hand back, or undefined when the visitor may go on
 */
export async function refuseTooMany(): Promise<Extract<Outcome<never>, { kind: 'refused' }> | undefined> {
  const received = await headers();
  if (!isPost(received)) return undefined;
  try {
    await limiter().consume(clientAddress(received, env().TRUST_PROXY));
    return undefined;
  } catch (rejection) {
    const wait = (rejection as { msBeforeNext?: number }).msBeforeNext ?? 60_000;
    return { kind: 'refused', reason: 'rate', retryAfterSeconds: Math.ceil(wait / 1000) };
  }
}
