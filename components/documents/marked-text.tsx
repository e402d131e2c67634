/** A text with the words of a query marked where they begin a word; shorter words than three letters mark nothing. */
export function MarkedText({ text, query }: { text: string; query: string }) {
  const words = query.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 2).slice(0, 12);
  if (words.length === 0) return text;
  // Words hold letters and digits only, so they need no escaping.
  const pieces = text.split(new RegExp(`(?<![\\p{L}\\p{N}])(${words.join('|')})`, 'giu'));
  return pieces.map((piece, index) => (index % 2 === 1 ? <mark key={index}>{piece}</mark> : piece));
}
