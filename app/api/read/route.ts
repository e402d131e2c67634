import { z } from 'zod';
import { readAnew } from '@/lib/queries/calls/read-anew';
import { refuseTooMany } from '@/lib/queries/limits/visitor-limit';
import { configuredSite } from '@/lib/env';
import { isOwnOrigin, pageBefore } from '@/lib/own-origin';
import { methodNotAllowed } from '../method-not-allowed';

export const runtime = 'nodejs';
export const dynamic = 'force-dynamic';

const headers = { 'Cache-Control': 'no-store' };
const MAX_FORM_BYTES = 16_384;
const formSchema = z.object({ skill: z.string().max(60), input: z.string().max(4_000) });

/** The form's fields, or undefined for whatever is too long or is none. */
async function readForm(request: Request): Promise<z.infer<typeof formSchema> | undefined> {
  if (!(Number(request.headers.get('content-length')) <= MAX_FORM_BYTES)) return undefined;
  const form = await request.formData().catch(() => undefined);
  return form && formSchema.safeParse(Object.fromEntries(form)).data;
}

/**
 * "Refresh" and "Read it now": asks the agent whatever is kept, at the cost of one call. A script gets how it went as JSON; a form without
 * scripts goes back to its page, which then shows it.
 */
export async function POST(request: Request): Promise<Response> {
  if (!isOwnOrigin(request.headers, configuredSite())) return Response.json({ kind: 'refused' }, { status: 403, headers });
  const fields = await readForm(request);
  if (!fields) return Response.json({ kind: 'failed', reason: 'invalid-params' }, { status: 400, headers });
  const outcome = (await refuseTooMany()) ?? (await readAnew(fields.skill, fields.input));
  if (request.headers.get('accept') !== 'application/json') {
    return new Response(null, { status: 303, headers: { ...headers, location: pageBefore(request.headers, configuredSite()) } });
  }
  const { kind } = outcome;
  if (outcome.kind !== 'refused') return Response.json({ kind }, { headers });
  return Response.json({ kind, reason: outcome.reason, queue: outcome.queue }, { headers });
}

const refuse = methodNotAllowed('POST');
export { refuse as GET, refuse as HEAD, refuse as PUT, refuse as PATCH, refuse as DELETE, refuse as OPTIONS };
