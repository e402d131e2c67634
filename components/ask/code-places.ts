import { codeLines } from './code-lines';

/** A stretch of a text. */
export interface Stretch { from: number; to: number }

/** A backtick behind an odd number of backslashes is a mark. */
const isEscaped = (text: string, at: number) => (/\\{1,20}$/.exec(text.slice(Math.max(0, at - 20), at))?.[0].length ?? 0) % 2 === 1;

/** Code between backticks: from each run of them to the next as long in the same block. */
function inlineCode(text: string, { from: start, to: end }: Stretch): Stretch[] {
  const runs = [...text.slice(start, end).matchAll(/`+/g)].map(({ 0: run, index }) => ({ from: start + index, to: start + index + run.length }));
  const places = new Map<number, number[]>();
  runs.forEach(({ from, to }, place) => {
    const same = places.get(to - from);
    if (same) same.push(place);
    else places.set(to - from, [place]);
  });
  // Those that are behind are taken away: each is looked at once.
  places.forEach((same) => same.reverse());
  const found: Stretch[] = [];
  for (let place = 0; place < runs.length; place += 1) {
    const { from, to } = runs[place] ?? { from: end, to: end };
    const opens = isEscaped(text, from) ? from + 1 : from;
    const same = places.get(to - opens) ?? [];
    while ((same.at(-1) ?? Infinity) <= place) same.pop();
    const closing = same.at(-1);
    if (closing === undefined) continue;
    found.push({ from: opens, to: runs[closing]?.to ?? end });
    place = closing;
  }
  return found;
}

/**
 * Where a Markdown text is code: fenced, indented, between backticks. What stands there is the agent's to write.
 * @returns stretches in their order
 */
export function codeIn(text: string): Stretch[] {
  const found: Stretch[] = [];
  let words: (Stretch & { block: number }) | undefined;
  const endWords = () => {
    if (words) found.push(...inlineCode(text, words));
    words = undefined;
  };
  for (const { from, to, code = to, block } of codeLines(text)) {
    if (words?.block !== block) endWords();
    if (code > from) words = { from: words?.from ?? from, to: code, block };
    if (code === to) continue;
    endWords();
    found.push({ from: code, to });
  }
  endWords();
  return found;
}

/**
 * Changes a text outside of some stretches of it.
 * @param closed in their order, none over another
 * @param change gets each run of text between two of them
 */
export function outside(text: string, closed: readonly Stretch[], change: (words: string) => string): string {
  let changed = '';
  let end = 0;
  for (const { from, to } of closed) {
    changed += (from > end ? change(text.slice(end, from)) : '') + text.slice(from, to);
    end = to;
  }
  return changed + change(text.slice(end));
}

/** Changes a Markdown text outside its code. @param change gets each run of text between two pieces of code */
export function outsideCode(text: string, change: (words: string) => string): string {
  return outside(text, codeIn(text), change);
}
