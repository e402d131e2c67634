import { env } from '@/lib/env';
import { PRIVATE } from './see-other';

/** Where visitors do not sign in, these addresses are none. */
export function notOffered(): Response | undefined {
  return env().A2A_OAUTH === 'on' ? undefined : Response.json({ error: 'not_found' }, { status: 404, headers: PRIVATE });
}
