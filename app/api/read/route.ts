import { z } from 'zod';
import { readAnew, readAtWork } from '@/lib/queries/calls/read-anew';
import { refuseTooMany } from '@/lib/queries/limits/visitor-limit';
import { configuredSite } from '@/lib/env';
import { pageBefore } from '@/lib/own-origin';
import { refuseForeign } from '@/lib/refused-form';
import type { Outcome } from '@/lib/skills/outcome';
import { methodNotAllowed } from '../method-not-allowed';
import { readFields } from '../read-fields';

export const runtime = 'nodejs';
export const dynamic = 'force-dynamic';

const headers = { 'Cache-Control': 'no-store' };
const MOST_BYTES = 16_384;
const formSchema = z.object({ skill: z.string().max(60), input: z.string().max(4_000), free: z.literal('1').optional() });

async function asked(request: Request): Promise<Outcome<unknown>> {
  const fields = formSchema.safeParse(await readFields(request, MOST_BYTES)).data;
  if (!fields) return { kind: 'failed', reason: 'invalid-params' };
  return fields.free ? readAtWork(fields.skill, fields.input) : readAnew(fields.skill, fields.input);
}

/**
 * "Refresh" and "Read it now": asks the agent whatever is kept, at the cost of one call; with `free`, only looks what has come of the last one.
 * A script gets how it went as JSON; a form without scripts goes back to its page, which then shows it.
 */
export async function POST(request: Request): Promise<Response> {
  const refused = await refuseForeign(request.headers);
  if (refused) return refused;
  const outcome = (await refuseTooMany()) ?? (await asked(request));
  if (request.headers.get('accept') !== 'application/json') {
    return new Response(null, { status: 303, headers: { ...headers, location: pageBefore(request.headers, configuredSite()) } });
  }
  const { kind } = outcome;
  const status = kind === 'failed' && outcome.reason === 'invalid-params' ? 400 : 200;
  if (kind !== 'refused') return Response.json({ kind }, { status, headers });
  return Response.json({ kind, reason: outcome.reason, queue: outcome.queue }, { headers });
}

const refuse = methodNotAllowed('POST');
export { refuse as GET, refuse as HEAD, refuse as PUT, refuse as PATCH, refuse as DELETE, refuse as OPTIONS };
