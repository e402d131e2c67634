import { currentAgent } from '@/lib/queries/calls/agent-of-reader';
import { refuseLooks } from '@/lib/queries/limits/read-limit';
import type { Ticket } from '@/lib/queries/questions/tickets';
import { stopTicket, watchTicket } from '@/lib/queries/questions/watch-ticket';
import { methodNotAllowed } from '../../method-not-allowed';

export const runtime = 'nodejs';
export const dynamic = 'force-dynamic';

/** Below the half minute after which proxies give up on a silent connection. */
const LONGEST_WAIT_MS = 20_000;

const headers = { 'Cache-Control': 'no-store' };
const gone = () => Response.json({ state: 'gone' }, { status: 404, headers });

type Context = RouteContext<'/api/ask/[ticket]'>;

function stateOf({ outcome, queue, sentAt, startedAt }: Ticket): object {
  if (outcome) return { state: 'done' };
  return queue ? { state: 'queued', ...queue } : { state: 'pending', elapsedMs: Date.now() - Date.parse(sentAt ?? startedAt) };
}

/**
 * The waiting side of a question: answers as soon as the question has moved on, or after 20 s with `queued` or `pending`, whereupon one asks again.
 * A question in the queue that nobody asks about is not sent. The answer itself is rendered by the page. A signed-in reader's is only that reader's.
 */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const busy = await refuseLooks(request.headers);
  if (busy) return busy;
  const { identity } = await currentAgent();
  const ticket = await watchTicket((await params).ticket, identity, LONGEST_WAIT_MS, request.signal);
  return ticket ? Response.json(stateOf(ticket), { headers }) : gone();
}

/**
 * Takes the question out of the queue at no cost, or stops waiting for the agent; what that has already been charged for is not given back.
 * Says which of the two it was (`spent`, left out while nobody knows), and whether the answer was there before (`answered`).
 */
export async function DELETE(_request: Request, { params }: Context): Promise<Response> {
  const { identity } = await currentAgent();
  const stopped = await stopTicket((await params).ticket, identity);
  return stopped ? Response.json({ state: 'done', ...stopped }, { headers }) : gone();
}

const refuse = methodNotAllowed('GET, DELETE');
export { refuse as HEAD, refuse as POST, refuse as PUT, refuse as PATCH, refuse as OPTIONS };
