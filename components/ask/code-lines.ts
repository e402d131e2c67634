/** A line of a Markdown text with its line end. */
export interface Line {
  from: number;
  to: number;
  /** From here to its end it is code. */
  code?: number;
  /** Lines with the same number are one paragraph, item, heading or cell: words that may be marked up together. */
  block: number;
}

interface Fence { mark: string; column: number; quotes: number }

const ITEM = /^[ \t]*(?:[-*+]|\d{1,9}[.)])(?=[ \t]|$)/;
const MOST_LEVELS = 20;

/** Columns of the blanks that a line begins with; a tab goes to the next fourth. */
function indentOf(line: string): number {
  let column = 0;
  for (const character of line) {
    if (character === ' ') column += 1;
    else if (character === '\t') column += 4 - (column % 4);
    else break;
  }
  return column;
}

/** The markers of list items that a line begins with, also inside one another: the column of the content of each, and what follows them. */
function readItems(line: string): { columns: number[]; content: string; isCode: boolean } {
  const columns: number[] = [];
  let [content, isCode] = [line, false];
  for (let match = ITEM.exec(content); match && !isCode && columns.length < MOST_LEVELS; match = ITEM.exec(content)) {
    const rest = content.slice(match[0].length);
    const space = indentOf(rest);
    isCode = space > 4 && rest.trim() !== '';
    const marker = (columns.at(-1) ?? 0) + (columns.length === 0 ? indentOf(match[0]) : 0) + match[0].trim().length;
    columns.push(marker + (isCode || !rest.trim() ? 1 : space));
    content = rest.trimStart();
  }
  return { columns, content, isCode };
}

/** The lines of a Markdown text, and which of them are code: fenced, or indented, also inside quotations and items of lists. */
export function codeLines(text: string): Line[] {
  const lines: Line[] = [];
  let columns: number[] = [];
  let fence: Fence | undefined;
  let [quotesBefore, block, from] = [0, 0, 0];
  // Whether an indented line would be code: after a blank line, a heading or code, not inside a paragraph.
  let isBetween = true;
  for (const line of text.split('\n')) {
    const to = Math.min(text.length, from + line.length + 1);
    const quoted = /^(?: {0,3}> ?)+/.exec(line)?.[0] ?? '';
    const quotes = quoted.split('>').length - 1;
    const own = line.slice(quoted.length);
    const [indent, isBlank] = [indentOf(own), !own.trim()];
    if (fence && (quotes < fence.quotes || (!isBlank && indent < fence.column))) [fence, isBetween] = [undefined, true];
    if (fence) {
      lines.push({ from, to, code: from, block: ++block });
      if (/^[ \t]*(`{3,}|~{3,})[ \t]*$/.exec(own)?.[1]?.startsWith(fence.mark)) fence = undefined;
      [from, isBetween] = [to, true];
      continue;
    }
    if (quotes !== quotesBefore) [columns, isBetween, block, quotesBefore] = [[], true, block + 1, quotes];
    if (isBetween && !isBlank) columns = columns.filter((column) => column <= indent);
    const base = columns.findLast((column) => column <= indent) ?? 0;
    const isIndented = indent - base > 3;
    const items = isIndented || isBlank ? undefined : readItems(own);
    const content = items?.content ?? own;
    const [, ticks, waves] = (items && !items.isCode && /^(`{3,})[^`]*$|^(~{3,})/.exec(content.trimStart())) || [];
    const isHeading = items !== undefined && /^#{1,6}(?:[ \t]|$)/.test(content);
    const isCode: boolean = (isIndented && isBetween && !isBlank) || items?.isCode || Boolean(ticks ?? waves);
    const hasItems = items !== undefined && items.columns.length > 0;
    if (items && hasItems) columns = [...columns.filter((column) => column <= indent), ...items.columns];
    if (ticks ?? waves) fence = { mark: ticks ?? waves ?? '', column: hasItems ? (items.columns.at(-1) ?? 0) : base, quotes };
    if (isBlank || isHeading || isCode || hasItems) block += 1;
    lines.push({ from, to, block, ...(isCode ? { code: hasItems ? from + line.length - content.length : from } : {}) });
    isBetween = isBlank || isHeading || isCode;
    if (isHeading || isCode) block += 1;
    from = to;
  }
  return lines;
}
