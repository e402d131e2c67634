import type { NextRequest } from 'next/server';
import { AGENT_CHOICE_COOKIE } from '@/lib/queries/calls/agent-choice';
import { completeSignIn } from '@/lib/queries/session/sign-in';
import { attemptOf, dropAttempt } from '@/lib/queries/session/sign-in-attempt';
import { writeSession } from '@/lib/queries/session/write-session';
import { methodNotAllowed } from '../../method-not-allowed';
import { isTooMany } from '../auth-limit';
import { notOffered } from '../not-offered';
import { arriveAt, toProblem } from '../see-other';

export const runtime = 'nodejs';
export const dynamic = 'force-dynamic';

/** Where the authorization server sends the person back to, with a code or with what went wrong. */
export async function GET(request: NextRequest): Promise<Response> {
  const off = notOffered();
  if (off) return off;
  const answer = request.nextUrl.searchParams;
  const attempt = await attemptOf(answer.get('state'), request.cookies);
  const back = attempt?.back ?? '/';
  if (await isTooMany(request)) return toProblem('busy', back);
  const completed = await completeSignIn(answer, attempt);
  if (!completed.ok) {
    const response = toProblem(completed.problem, back);
    if (attempt) dropAttempt(attempt.state, response.cookies);
    return response;
  }
  const response = arriveAt(back);
  const isWritten = await writeSession(completed.session, request.cookies, response.cookies);
  if (!isWritten) return toProblem('too-long', back);
  dropAttempt(attempt?.state ?? null, response.cookies);
  // Who signs in wants that agent to answer, whatever was chosen before.
  response.cookies.delete(AGENT_CHOICE_COOKIE);
  return response;
}

const refuse = methodNotAllowed('GET');
export { refuse as HEAD, refuse as POST, refuse as PUT, refuse as PATCH, refuse as DELETE, refuse as OPTIONS };
