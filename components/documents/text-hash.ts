/**
 * Seven letters and digits that stand for the words of a paragraph (FNV-1a, 32 bits). Spaces, punctuation and capitals make no other hash:
 * a link outlives a corrected comma, not a changed word.
 */
export function textHash(text: string): string {
  const words = text.normalize('NFKC').toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
  let hash = 0x811c9dc5;
  for (const character of words || text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36).padStart(7, '0');
}
