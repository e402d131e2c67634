import { leavePlace, placeOf, type PlaceNow } from '@/lib/queries/calls/places';
import { refuseLooks } from '@/lib/queries/limits/read-limit';
import { methodNotAllowed } from '../../method-not-allowed';

export const runtime = 'nodejs';
export const dynamic = 'force-dynamic';

/** Below the half minute after which proxies give up on a silent connection. */
const LONGEST_WAIT_MS = 20_000;

const headers = { 'Cache-Control': 'no-store' };
const shown = (place: PlaceNow | undefined) => (place ? Response.json(place, { headers }) : Response.json({ state: 'gone' }, { status: 404, headers }));

type Context = RouteContext<'/api/queue/[id]'>;

/** Where a call stands in the queue: answers when it has moved, or after 20 s; `?now` at once. A call that nobody asks about for 20 s is not made. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const busy = await refuseLooks(request.headers);
  if (busy) return busy;
  const isNow = new URL(request.url).searchParams.has('now');
  return shown(await placeOf((await params).id, isNow ? 0 : LONGEST_WAIT_MS, request.signal));
}

/** One reader wants it no longer: it leaves the queue at no cost, unless others who opened the same page still wait for it. */
export async function DELETE(_request: Request, { params }: Context): Promise<Response> {
  return shown(await leavePlace((await params).id));
}

const refuse = methodNotAllowed('GET, DELETE');
export { refuse as HEAD, refuse as POST, refuse as PUT, refuse as PATCH, refuse as OPTIONS };
