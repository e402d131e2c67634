import { keptDocument } from '@/lib/queries/kept-document';
import { secondsUntilRead } from '@/lib/queries/limits/read-limit';
import { methodNotAllowed } from '../method-not-allowed';

export const runtime = 'nodejs';
export const dynamic = 'force-dynamic';

const headers = { 'Cache-Control': 'no-store' };

/**
 * `GET /api/documents?id=…`: text and metadata of a document that a page of ours has just shown, for saving it in the browser.
 * Never asks an agent that counts its calls.
 */
export async function GET(request: Request): Promise<Response> {
  const wait = await secondsUntilRead(request.headers);
  if (wait) return Response.json({ error: 'too_many' }, { status: 429, headers: { ...headers, 'Retry-After': String(wait) } });
  const document = await keptDocument(new URL(request.url).searchParams.get('id') ?? '');
  if (!document) return Response.json({ error: 'not_kept' }, { status: 404, headers });
  const { value: { text, meta }, provenance: { agent, readAt } } = document;
  return Response.json({ text, meta, agent, readAt }, { headers });
}

const refuse = methodNotAllowed('GET');
export { refuse as HEAD, refuse as POST, refuse as PUT, refuse as PATCH, refuse as DELETE, refuse as OPTIONS };
