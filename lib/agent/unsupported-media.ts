const CHARSETS = new Set(['utf-8', 'utf8', 'us-ascii']);

/**
 * Why a body is not taken, by its headers; undefined when it is. An HTML form can send only three other content types, so no
 * foreign page can post here without the browser asking first. Another charset or a compressed body is refused, not misread.
 * @returns rest of a sentence, for a 415
 */
export function unsupportedMedia(headers: Headers): string | undefined {
  const [type, ...parameters] = (headers.get('content-type') ?? '').toLowerCase().split(';').map((part) => part.trim());
  if (type !== 'application/json') return 'the content type must be application/json';
  const charset = parameters.find((parameter) => parameter.startsWith('charset='))?.slice('charset='.length).replaceAll('"', '');
  if (charset !== undefined && !CHARSETS.has(charset)) return 'the charset must be UTF-8';
  const coding = headers.get('content-encoding')?.trim().toLowerCase() || 'identity';
  return coding === 'identity' ? undefined : 'the body must not be compressed';
}
