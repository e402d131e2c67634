/**
 * The agent's cross-origin policy: any site may call it and read the answer, without credentials (there are no cookies here).
 * A plain form post cannot get through, since only application/json is taken and a browser asks before it sends that.
 */
const ALLOW_ORIGIN = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Expose-Headers': 'Retry-After, WWW-Authenticate, X-Request-Id' };

const AGENT_METHODS = 'POST, OPTIONS';

/** What a page may send: the extensions header under its name of 0.3 (with X-) and of later versions. */
export const ALLOWED_HEADERS = 'Accept, Authorization, Content-Type, A2A-Version, A2A-Extensions, X-A2A-Extensions';

/** Adds the policy's headers to a response. */
export function allowAnyOrigin(response: Response): Response {
  for (const [name, value] of Object.entries(ALLOW_ORIGIN)) response.headers.set(name, value);
  return response;
}

/** Answers the browser's question before a cross-origin call. */
export function preflight(): Response {
  return new Response(null, {
    status: 204,
    headers: {
      ...ALLOW_ORIGIN,
      Allow: AGENT_METHODS,
      'Access-Control-Allow-Methods': AGENT_METHODS,
      'Access-Control-Allow-Headers': ALLOWED_HEADERS,
      'Access-Control-Max-Age': '86400',
    },
  });
}
