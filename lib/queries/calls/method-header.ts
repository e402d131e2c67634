/** The method of a request, which `headers()` does not tell: proxy.ts names it for every page, whatever the request itself says of it. */
export const METHOD_HEADER = 'x-request-method';
