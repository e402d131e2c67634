import { ALLOWED_HEADERS, allowAnyOrigin } from '@/app/api/a2a/cross-origin';
import { methodNotAllowed } from '@/app/api/method-not-allowed';
import { agentCard } from '@/lib/agent/card';

const CARD_METHODS = 'GET, HEAD, OPTIONS';

/** The card is public and holds no secret: any site may read it, and keep it an hour. */
const HEADERS = { 'Cache-Control': 'public, max-age=3600', 'Access-Control-Allow-Origin': '*' };

export function cardResponse(): Response {
  return Response.json(agentCard(), { headers: HEADERS });
}

export function cardPreflight(): Response {
  return new Response(null, {
    status: 204,
    headers: {
      Allow: CARD_METHODS,
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Allow-Methods': CARD_METHODS,
      'Access-Control-Allow-Headers': ALLOWED_HEADERS,
      'Access-Control-Max-Age': '86400',
    },
  });
}

/** Other methods: the refusal too can be read by any site. */
export function cardRefusal(): Response {
  return allowAnyOrigin(methodNotAllowed(CARD_METHODS)());
}
