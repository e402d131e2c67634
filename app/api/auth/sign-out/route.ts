import type { NextRequest } from 'next/server';
import { localizedPath, splitPath } from '@/lib/i18n/language-tag';
import { AGENT_CHOICE_COOKIE } from '@/lib/queries/calls/agent-choice';
import { sealedSession } from '@/lib/queries/session/current-session';
import { ownPath } from '@/lib/own-path';
import { endSession } from '@/lib/queries/session/sign-out';
import { clearSession } from '@/lib/queries/session/write-session';
import { methodNotAllowed } from '../../method-not-allowed';
import { isTooMany } from '../auth-limit';
import { readForm } from '../read-form';
import { notOffered, refuseForeign } from '../refuse-post';
import { toOwnPage, toProblem } from '../see-other';

export const runtime = 'nodejs';
export const dynamic = 'force-dynamic';

/** Ends the session: tokens are revoked where the server can, cookies removed. Goes back to /connect, in the language of `back`. */
export async function POST(request: NextRequest): Promise<Response> {
  const refused = notOffered() ?? refuseForeign(request);
  if (refused) return refused;
  const back = ownPath((await readForm(request))?.get('back'));
  if (await isTooMany(request)) return toProblem('busy', back);
  const session = await sealedSession(request.cookies);
  if (session) await endSession(session);
  const response = toOwnPage(localizedPath('/connect', splitPath(new URL(back, request.url).pathname).locale));
  clearSession(request.cookies, response.cookies);
  response.cookies.delete(AGENT_CHOICE_COOKIE);
  return response;
}

const refuse = methodNotAllowed('POST');
export { refuse as GET, refuse as HEAD, refuse as PUT, refuse as PATCH, refuse as DELETE, refuse as OPTIONS };
