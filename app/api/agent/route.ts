import { z } from 'zod';
import { configuredSite, env } from '@/lib/env';
import { isOwnOrigin, pageBefore } from '@/lib/own-origin';
import { AGENT_CHOICE_COOKIE } from '@/lib/queries/calls/agent-choice';
import { methodNotAllowed } from '../method-not-allowed';

export const runtime = 'nodejs';
export const dynamic = 'force-dynamic';

const YEAR_SECONDS = 365 * 24 * 60 * 60;
const choiceSchema = z.enum(['built-in', 'remote']);

/** Keeps which agent a reader wants to be answered by, and goes back to the page. */
export async function POST(request: Request): Promise<Response> {
  const headers = { 'Cache-Control': 'no-store' };
  if (!isOwnOrigin(request.headers, configuredSite())) return new Response(null, { status: 403, headers });
  const isShort = Number(request.headers.get('content-length')) <= 4_096;
  const choice = choiceSchema.safeParse(isShort ? (await request.formData().catch(() => undefined))?.get('agent') : undefined);
  if (!choice.success) return new Response(null, { status: 400, headers });
  const secure = env().SITE_URL.startsWith('https:') ? '; Secure' : '';
  const cookie = `${AGENT_CHOICE_COOKIE}=${choice.data}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax; HttpOnly${secure}`;
  return new Response(null, { status: 303, headers: { ...headers, location: pageBefore(request.headers, configuredSite()), 'set-cookie': cookie } });
}

const refuse = methodNotAllowed('POST');
export { refuse as GET, refuse as HEAD, refuse as PUT, refuse as PATCH, refuse as DELETE, refuse as OPTIONS };
