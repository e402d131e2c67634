import { changeOf, stopAsking, waitingOf, type Waiting } from '@/lib/queries/budget/budget';
import { methodNotAllowed } from '../../method-not-allowed';

export const runtime = 'nodejs';
export const dynamic = 'force-dynamic';

/** Below the half minute after which proxies give up on a silent connection. */
const LONGEST_WAIT_MS = 20_000;

const headers = { 'Cache-Control': 'no-store' };
const gone = () => Response.json({ state: 'gone' }, { status: 404, headers });
const shown = ({ state, position, seconds, until }: Waiting) => Response.json({ state, position, seconds, until }, { headers });

type Context = RouteContext<'/api/queue/[id]'>;

/** Where a call stands in the queue: answers when it has moved, or after 20 s; `?now` at once. A call that nobody asks about for 20 s is not made. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { id } = await params;
  const waiting = waitingOf(id);
  if (!waiting) return gone();
  if (!new URL(request.url).searchParams.has('now')) await changeOf(id, LONGEST_WAIT_MS, request.signal);
  return shown(waiting);
}

/** One reader wants it no longer: it leaves the queue at no cost, unless others who opened the same page still wait for it. */
export async function DELETE(_request: Request, { params }: Context): Promise<Response> {
  const { id } = await params;
  const waiting = waitingOf(id);
  if (!waiting) return gone();
  stopAsking(id);
  return shown(waiting);
}

const refuse = methodNotAllowed('GET, DELETE');
export { refuse as HEAD, refuse as POST, refuse as PUT, refuse as PATCH, refuse as OPTIONS };
