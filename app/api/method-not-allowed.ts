/**
 * A 405 with its Allow header and a JSON body, for routes that export every method: Next's own 405 names no allowed methods.
 * @param allow methods of the route, e.g. `GET, HEAD, OPTIONS`
 */
export function methodNotAllowed(allow: string): () => Response {
  return () => Response.json({ error: 'method_not_allowed', allow }, { status: 405, headers: { Allow: allow } });
}
