/** The address of a document in our reader, without a language; the id is encoded here and nowhere else. */
export function documentPath(id: string): string {
  return `/documents/${encodeURIComponent(id)}`;
}

/**
 * The id in an address.
 * @param segment as the router gives it, percent-encoded
 * @returns undefined when the escapes are broken or nothing is left
 */
export function documentIdOf(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment).trim() || undefined;
  } catch {
    return undefined;
  }
}
