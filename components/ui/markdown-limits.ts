/** Longer texts are shown as sent: parsing holds up the server for as long as the text is long. */
const MAX_LENGTH = 200_000;

/** Marks of one paragraph are tried against each other: 40,000 of them cost half a minute, 1,500 some hundredths of a second. */
const MAX_MARKS_IN_PARAGRAPH = 1_500;

/** Quotes or lists inside one another on a single line; each level costs a call on the stack. */
const DEEP_NESTING = /^(?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))){20,}/m;

/** Steps of indentation, two spaces each, that a list may go down. */
const DEEP_INDENT = /^(?: {80,}|\t{40,})(?:[-*+>]|\d{1,9}[.)])/m;

/**
 * Whether a text from outside can be parsed as Markdown in reasonable time and depth.
 * @param text untrusted
 */
export function isPlainlyParsable(text: string): boolean {
  if (text.length > MAX_LENGTH || DEEP_NESTING.test(text) || DEEP_INDENT.test(text)) return false;
  return text.split(/\n[ \t]*\n/).every((paragraph) => (paragraph.match(/[*_]+|\[/g)?.length ?? 0) <= MAX_MARKS_IN_PARAGRAPH);
}
