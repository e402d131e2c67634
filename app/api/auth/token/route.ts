import type { NextRequest } from 'next/server';
import { AGENT_CHOICE_COOKIE } from '@/lib/queries/calls/agent-choice';
import { checkToken } from '@/lib/queries/session/check-token';
import { ownPath } from '@/lib/own-path';
import { sessionOfPasted } from '@/lib/queries/session/pasted-token';
import { writeSession } from '@/lib/queries/session/write-session';
import { methodNotAllowed } from '../../method-not-allowed';
import { isTooMany } from '../auth-limit';
import { readForm } from '../read-form';
import { notOffered, refuseForeign } from '../refuse-post';
import { arriveAt, toProblem } from '../see-other';

export const runtime = 'nodejs';
export const dynamic = 'force-dynamic';

/** Signs in with an access token that was pasted (`token`) and that the agent takes, and goes to `back`. The text is never sent back, whatever it was. */
export async function POST(request: NextRequest): Promise<Response> {
  const refused = notOffered() ?? refuseForeign(request);
  if (refused) return refused;
  const form = await readForm(request);
  const back = ownPath(form?.get('back'));
  if (await isTooMany(request)) return toProblem('busy', back);
  const pasted = sessionOfPasted(form?.get('token') ?? '');
  if (!pasted.ok) return toProblem(pasted.problem, back);
  const checked = await checkToken(pasted.session.agentUrl, pasted.session.accessToken);
  if (checked !== 'taken') return toProblem(checked, back);
  const response = arriveAt(back);
  if (!(await writeSession(pasted.session, request.cookies, response.cookies))) return toProblem('too-long', back);
  response.cookies.delete(AGENT_CHOICE_COOKIE);
  return response;
}

const refuse = methodNotAllowed('POST');
export { refuse as GET, refuse as HEAD, refuse as PUT, refuse as PATCH, refuse as DELETE, refuse as OPTIONS };
