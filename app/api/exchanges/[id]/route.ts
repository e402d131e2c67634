import { currentAgent } from '@/lib/queries/calls/agent-of-reader';
import { exchangeFor } from '@/lib/queries/calls/exchanges';
import { secondsUntilRead } from '@/lib/queries/limits/read-limit';
import { methodNotAllowed } from '../../method-not-allowed';

export const runtime = 'nodejs';
export const dynamic = 'force-dynamic';

const headers = { 'Cache-Control': 'no-store' };

type Context = RouteContext<'/api/exchanges/[id]'>;

/** One exchange with the agent, for the inspector: the token replaced, and only for whom it was made. Somebody else's is as unknown as none. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const wait = await secondsUntilRead(request.headers);
  if (wait !== undefined) return Response.json({ error: 'rate' }, { status: 429, headers: { ...headers, 'Retry-After': String(wait) } });
  const exchange = await exchangeFor((await params).id, (await currentAgent()).identity);
  return exchange ? Response.json(exchange, { headers }) : Response.json({ error: 'unknown' }, { status: 404, headers });
}

export const HEAD = GET;

const refuse = methodNotAllowed('GET, HEAD');
export { refuse as POST, refuse as PUT, refuse as PATCH, refuse as DELETE, refuse as OPTIONS };
