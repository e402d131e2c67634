import type { NextRequest } from 'next/server';
import { AGENT_CHOICE_COOKIE } from '@/lib/queries/calls/agent-choice';
import { checkToken } from '@/lib/queries/session/check-token';
import { ownPath } from '@/lib/own-path';
import { sessionOfPasted } from '@/lib/queries/session/pasted-token';
import { writeSession } from '@/lib/queries/session/write-session';
import { refuseForeign } from '@/lib/refused-form';
import { methodNotAllowed } from '../../method-not-allowed';
import { readFields } from '../../read-fields';
import { isTooMany } from '../auth-limit';
import { notOffered } from '../not-offered';
import { arriveAt, toProblem } from '../see-other';

export const runtime = 'nodejs';
export const dynamic = 'force-dynamic';

/** A token of 8000 characters, each of three when encoded, and a path. */
const MOST_BYTES = 32_768;

/** Signs in with an access token that was pasted (`token`) and that the agent takes, and goes to `back`. The text is never sent back, whatever it was. */
export async function POST(request: NextRequest): Promise<Response> {
  const refused = notOffered() ?? (await refuseForeign(request.headers));
  if (refused) return refused;
  const fields = await readFields(request, MOST_BYTES);
  const back = ownPath(fields?.back);
  if (await isTooMany(request)) return toProblem('busy', back);
  const pasted = sessionOfPasted(fields?.token ?? '');
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
