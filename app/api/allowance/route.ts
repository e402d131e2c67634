import { currentAgent } from '@/lib/queries/calls/agent-of-reader';
import { allowance } from '@/lib/queries/budget/budget';
import { isMetered } from '@/lib/queries/budget/unmetered';
import { refuseLooks } from '@/lib/queries/limits/read-limit';
import { methodNotAllowed } from '../method-not-allowed';

export const runtime = 'nodejs';
export const dynamic = 'force-dynamic';

/** What is left of this minute for the reader who asks; asking costs nothing. `{}` where calls are not counted. */
export async function GET(request: Request): Promise<Response> {
  const busy = await refuseLooks(request.headers);
  if (busy) return busy;
  const { identity } = await currentAgent();
  return Response.json(isMetered(identity) ? await allowance(identity) : {}, { headers: { 'Cache-Control': 'no-store' } });
}

const refuse = methodNotAllowed('GET');
export { refuse as HEAD, refuse as POST, refuse as PUT, refuse as PATCH, refuse as DELETE, refuse as OPTIONS };
