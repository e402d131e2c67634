/** A cell: text, a number, or nothing (which is no zero). */
export type Cell = string | number | null;

/** What a spreadsheet takes for the beginning of a formula, full-width forms and blanks before it too. Source: OWASP, CSV injection. */
const FORMULA = /^(?:[\t\r\n]|\s*[=+\-@\uff1d\uff0b\uff0d\uff20])/;

/**
 * A text that no spreadsheet runs: what begins like a formula gets an apostrophe, which spreadsheets take for the sign of text.
 * Numbers never pass here, so -12 stays -12.
 */
export function disarmed(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

function cellText(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = disarmed(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Rows as CSV by RFC 4180: commas, CRLF, quotes doubled. Numbers are plain: a point, no grouping.
 * @param bom begins with the mark by which a spreadsheet on Windows knows UTF-8
 */
export function csvOf(rows: Cell[][], bom = false): string {
  return `${bom ? '\ufeff' : ''}${rows.map((row) => row.map(cellText).join(',')).join('\r\n')}\r\n`;
}
