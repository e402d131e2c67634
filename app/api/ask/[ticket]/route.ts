import { isSettledWithin } from '@/lib/queries/questions';
import { ticketOf } from '@/lib/queries/tickets';
import { methodNotAllowed } from '../../method-not-allowed';

export const runtime = 'nodejs';
export const dynamic = 'force-dynamic';

/** Below the half minute after which proxies give up on a silent connection. */
const LONGEST_WAIT_MS = 20_000;

const headers = { 'Cache-Control': 'no-store' };
const gone = () => Response.json({ state: 'gone' }, { status: 404, headers });

type Context = RouteContext<'/api/ask/[ticket]'>;

/**
 * The waiting side of a question: answers as soon as the agent has, or after 20 s with `pending`, whereupon one asks again.
 * The answer itself is rendered by the page.
 */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const ticket = ticketOf((await params).ticket);
  if (!ticket) return gone();
  if (await isSettledWithin(ticket, LONGEST_WAIT_MS, request.signal)) return Response.json({ state: 'done' }, { headers });
  return Response.json({ state: 'pending', elapsedMs: Date.now() - Date.parse(ticket.startedAt) }, { headers });
}

/** Stops waiting for the agent. What it has already been charged for is not given back. */
export async function DELETE(_request: Request, { params }: Context): Promise<Response> {
  const ticket = ticketOf((await params).ticket);
  if (!ticket) return gone();
  ticket.stop();
  await isSettledWithin(ticket, 1_000);
  return Response.json({ state: 'done' }, { headers });
}

const refuse = methodNotAllowed('GET, DELETE');
export { refuse as HEAD, refuse as POST, refuse as PUT, refuse as PATCH, refuse as OPTIONS };
