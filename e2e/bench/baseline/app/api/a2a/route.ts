import { JsonRpcTransportHandler } from '@a2a-js/sdk/server';
import { constantAgent } from '../../../constant-agent';

const transport = new JsonRpcTransportHandler(constantAgent);

export const dynamic = 'force-dynamic';

export async function POST(request: Request): Promise<Response> {
  return Response.json(await transport.handle(await request.json()));
}
