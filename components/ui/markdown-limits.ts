/** Longer texts are shown as sent: parsing holds up the server for as long as the text is long. */
const MAX_LENGTH = 200_000;

/** Marks of one paragraph are tried against each other: 40,000 of them cost half a minute, 1,500 some hundredths of a second. */
const MAX_MARKS_IN_PARAGRAPH = 1_500;

/** The same in all paragraphs together: the sum of the squares, as the work grows by these. */
const MAX_WORK = 2 * MAX_MARKS_IN_PARAGRAPH ** 2;

/** A table gives each of its rows as many cells as its head has: 400 by 2,000 cost ten seconds and a gigabyte. */
const MAX_CELLS = 10_000;

/** Lines that may be the rule under a heading, or the definition of a link: each is tried against all that stands above it. */
const MAX_RULES = 1_000;

/** From each run of backticks the paragraph is read to its end for another as long: runs times signs, in all paragraphs together. */
const MAX_TICKS_WORK = 5_000_000;

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
  let [work, cells, rules, ticks] = [0, 0, 0, 0];
  return text.split(/\n[ \t]*\n/).every((paragraph) => {
    const marks = [/[*_]+|~~+|\[/g, /\]/g].map((kind) => paragraph.match(kind)?.length ?? 0);
    work += marks.reduce((sum, count) => sum + count ** 2, 0);
    cells += cellsOf(paragraph);
    rules += paragraph.match(/^[ \t>]*(?:(?:=+|-+)[ \t]*$|\[[^\]\n]{1,999}\]:)/gm)?.length ?? 0;
    ticks += (paragraph.match(/`+/g)?.length ?? 0) * paragraph.length;
    return Math.max(...marks) <= MAX_MARKS_IN_PARAGRAPH && work <= MAX_WORK && cells <= MAX_CELLS && rules <= MAX_RULES && ticks <= MAX_TICKS_WORK;
  });
}

/** How many cells a paragraph has if it is a table: as many columns as the line under its head has, in each line. */
function cellsOf(paragraph: string): number {
  const lines = paragraph.split('\n');
  const under = lines.filter((line) => line.includes('|') && line.includes('-') && /^[\s>|:-]+$/.test(line)).map((line) => line.split('|').length - 1);
  return Math.max(0, ...under) * lines.length;
}
