import { configuredSite, env } from '@/lib/env';
import { isOwnOrigin } from '@/lib/own-origin';
import { PRIVATE } from './see-other';

/** Where visitors do not sign in, these addresses are none. */
export function notOffered(): Response | undefined {
  return env().A2A_OAUTH === 'on' ? undefined : Response.json({ error: 'not_found' }, { status: 404, headers: PRIVATE });
}

/**
 * Refuses a form that another site sent.
 * @returns the refusal, or undefined when the post may go on
 */
export function refuseForeign(request: Request): Response | undefined {
  if (isOwnOrigin(request.headers, configuredSite())) return undefined;
  return Response.json({ error: 'forbidden', reason: 'This form belongs to another address.' }, { status: 403, headers: PRIVATE });
}
