import { z } from 'zod';
import { configuredSite, env } from '@/lib/env';
import { pageBefore } from '@/lib/own-origin';
import { AGENT_CHOICE_COOKIE } from '@/lib/queries/calls/agent-choice';
import { refuseTooMany } from '@/lib/queries/limits/visitor-limit';
import { refuseForeign, refusedForm } from '@/lib/refused-form';
import { methodNotAllowed } from '../method-not-allowed';
import { readFields } from '../read-fields';

export const runtime = 'nodejs';
export const dynamic = 'force-dynamic';

const YEAR_SECONDS = 365 * 24 * 60 * 60;
const MOST_BYTES = 4_096;
const choiceSchema = z.enum(['built-in', 'remote']);

/** Keeps which agent a reader wants to be answered by, and goes back to the page; a form that names none changes nothing. */
export async function POST(request: Request): Promise<Response> {
  const headers = { 'Cache-Control': 'no-store' };
  const refused = await refuseForeign(request.headers);
  if (refused) return refused;
  const busy = await refuseTooMany();
  if (busy) return refusedForm(request.headers, 'tooMany', { status: 429, headers: { 'Retry-After': String(busy.retryAfterSeconds) } });
  const back = { ...headers, location: pageBefore(request.headers, configuredSite()) };
  const choice = choiceSchema.safeParse((await readFields(request, MOST_BYTES))?.agent);
  if (!choice.success) return new Response(null, { status: 303, headers: back });
  const secure = env().SITE_URL.startsWith('https:') ? '; Secure' : '';
  const cookie = `${AGENT_CHOICE_COOKIE}=${choice.data}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax; HttpOnly${secure}`;
  return new Response(null, { status: 303, headers: { ...back, 'set-cookie': cookie } });
}

const refuse = methodNotAllowed('POST');
export { refuse as GET, refuse as HEAD, refuse as PUT, refuse as PATCH, refuse as DELETE, refuse as OPTIONS };
