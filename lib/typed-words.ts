/**
 * The words of a parameter of an address: the first where it is repeated, trimmed, cut to a length. Never half a character, which no address could carry on.
 * @param longest in UTF-16 units, as a field's `maxLength` counts
 */
export function typedWords(given: string | string[] | undefined, longest: number): string {
  const words = ([given].flat()[0] ?? '').trim();
  return words.slice(0, longest).replace(/[\uD800-\uDBFF]$/, '').toWellFormed().trim();
}
