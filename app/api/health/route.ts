import { agentUrl } from '@/lib/env';
import { storeState } from '@/lib/queries/store/store';
import project from '@/package.json';
import { methodNotAllowed } from '../method-not-allowed';

export const runtime = 'nodejs';
export const dynamic = 'force-dynamic';

/** Says that the process answers, its version, which kind of agent it is set to ask and where it keeps answers; no address and no secret. */
export function GET(): Response {
  const agent = agentUrl() ? 'remote' : 'built-in';
  return Response.json({ status: 'ok', version: project.version, agent, store: storeState() }, { headers: { 'Cache-Control': 'no-store' } });
}

export const HEAD = GET;

const refuse = methodNotAllowed('GET, HEAD');
export { refuse as POST, refuse as PUT, refuse as PATCH, refuse as DELETE, refuse as OPTIONS };
