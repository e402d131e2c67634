/** The address of a document in our reader, without a language; the id is encoded here and nowhere else. */
export function documentPath(id: string): string {
  return `/documents/${encodeURIComponent(id)}`;
}
