import type { NextRequest } from 'next/server';
import { localizedPath, splitPath } from '@/lib/i18n/language-tag';
import { AGENT_CHOICE_COOKIE } from '@/lib/queries/calls/agent-choice';
import { sealedSession } from '@/lib/queries/session/current-session';
import { ownPath } from '@/lib/own-path';
import { endSession } from '@/lib/queries/session/sign-out';
import { clearSession } from '@/lib/queries/session/write-session';
import { refuseForeign } from '@/lib/refused-form';
import { methodNotAllowed } from '../../method-not-allowed';
import { readFields } from '../../read-fields';
import { notOffered } from '../not-offered';
import { toOwnPage } from '../see-other';

export const runtime = 'nodejs';
export const dynamic = 'force-dynamic';

const MOST_BYTES = 8_192;

/**
 * Ends the session: tokens are revoked where the server can, cookies removed. Goes back to /connect, in the language of `back`.
 * Nobody is refused for being one too many: without a session of ours it asks nobody.
 */
export async function POST(request: NextRequest): Promise<Response> {
  const refused = notOffered() ?? (await refuseForeign(request.headers));
  if (refused) return refused;
  const back = ownPath((await readFields(request, MOST_BYTES))?.back);
  const session = await sealedSession(request.cookies);
  if (session) await endSession(session);
  const response = toOwnPage(localizedPath('/connect', splitPath(new URL(back, request.url).pathname).locale));
  clearSession(request.cookies, response.cookies);
  response.cookies.delete(AGENT_CHOICE_COOKIE);
  return response;
}

const refuse = methodNotAllowed('POST');
export { refuse as GET, refuse as HEAD, refuse as PUT, refuse as PATCH, refuse as DELETE, refuse as OPTIONS };
