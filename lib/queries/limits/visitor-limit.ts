import 'server-only';
import { headers } from 'next/headers';
import { clientAddress } from '@/lib/client-address';
import { env } from '@/lib/env';
import { secondsToWait } from '@/lib/rate-limit';
import type { Outcome } from '@/lib/skills/outcome';
import { isPost } from '../calls/intent';

const ACTIONS_A_MINUTE = 240;

/**
 * Server actions are public addresses: each visitor may post so many a minute. A page that awaits the same function while it renders is not counted.
 * @returns a refusal to hand back, or undefined when the visitor may go on
 */
export async function refuseTooMany(): Promise<Extract<Outcome<never>, { kind: 'refused' }> | undefined> {
  const received = await headers();
  if (!isPost(received)) return undefined;
  const wait = await secondsToWait('post', clientAddress(received, env().TRUST_PROXY), ACTIONS_A_MINUTE);
  return wait === undefined ? undefined : { kind: 'refused', reason: 'rate', retryAfterSeconds: wait };
}
