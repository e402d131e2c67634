import type { NextRequest } from 'next/server';
import { ownPath } from '@/lib/own-path';
import { isPrefetch } from '@/lib/queries/calls/intent';
import { beginSignIn } from '@/lib/queries/session/sign-in';
import { keepAttempt } from '@/lib/queries/session/sign-in-attempt';
import { methodNotAllowed } from '../../method-not-allowed';
import { isTooMany } from '../auth-limit';
import { notOffered } from '../not-offered';
import { PRIVATE, seeOther, toProblem } from '../see-other';

export const runtime = 'nodejs';
export const dynamic = 'force-dynamic';

/** Sends the person to the authorization server of the agent. `back`: the page of ours to return to. */
export async function GET(request: NextRequest): Promise<Response> {
  const off = notOffered();
  if (off) return off;
  // Nobody signs in by looking ahead.
  if (isPrefetch(request.headers)) return new Response(null, { status: 204, headers: PRIVATE });
  const back = ownPath(request.nextUrl.searchParams.get('back'));
  if (await isTooMany(request)) return toProblem('busy', back);
  const begun = await beginSignIn(back);
  if (!begun.ok) return toProblem(begun.problem, back);
  const response = seeOther(begun.address);
  return (await keepAttempt(begun.attempt, request.cookies.getAll(), response.cookies)) ? response : toProblem('secret', back);
}

const refuse = methodNotAllowed('GET');
export { refuse as HEAD, refuse as POST, refuse as PUT, refuse as PATCH, refuse as DELETE, refuse as OPTIONS };
