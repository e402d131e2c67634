import { readAnchor } from '../paragraph-anchor';

/** A passage of the text on the page, as it was selected or pointed to. */
export interface Passage {
  /** Its words, paragraphs parted by an empty line; without the numbers that stand beside them. */
  quote: string;
  /** Id of its first paragraph or verse. */
  id: string;
  /** The numbers it runs over: "1324", "16–18"; absent where the source has none. */
  numbers?: string;
  kind: 'paragraph' | 'verse';
}

const UNIT = '.para[id], .verse-of, .readh';

function wordsOf(content: DocumentFragment): string {
  for (const number of content.querySelectorAll('.pn, .v')) number.remove();
  for (const block of content.querySelectorAll('.para, .readh')) block.append('\n\n');
  for (const line of content.querySelectorAll('.verse-of.whitespace-pre-line')) line.append('\n');
  return (content.textContent ?? '').replace(/[ \t]+/g, ' ').replace(/ ?\n ?/g, '\n').replace(/\n{3,}/g, '\n\n').trim();
}

function rangeOf(first: Element, last: Element): Pick<Passage, 'id' | 'numbers' | 'kind'> {
  const [from, to] = [first, last].map(({ id }) => readAnchor(id));
  const numbers = [...new Set([from?.number, to?.number])].filter((number) => number !== undefined);
  return { id: first.id, kind: from?.kind === 'v' ? 'verse' : 'paragraph', ...(numbers.length > 0 ? { numbers: numbers.join('–') } : {}) };
}

/** The unit that a place in the text belongs to; between two of them the one before. */
function unitAt(node: Node, text: Element): Element | null {
  const element = node instanceof Element ? node : node.parentElement;
  const inside = element?.closest(UNIT);
  return inside && text.contains(inside) ? inside : null;
}

/** What a reader has selected of a text, cut to the text where it goes on beyond. @returns undefined where nothing of it is selected */
export function selectedPassage(selection: Selection, text: Element): Passage | undefined {
  if (selection.isCollapsed || selection.rangeCount === 0) return undefined;
  const range = selection.getRangeAt(0).cloneRange();
  if (!range.intersectsNode(text)) return undefined;
  if (!text.contains(range.startContainer)) range.setStartBefore(text.firstChild ?? text);
  if (!text.contains(range.endContainer)) range.setEndAfter(text.lastChild ?? text);
  const quote = wordsOf(range.cloneContents());
  if (!/[\p{L}\p{N}]/u.test(quote)) return undefined;
  const first = unitAt(range.startContainer, text) ?? [...text.querySelectorAll(UNIT)].find((unit) => range.intersectsNode(unit));
  // A selection of whole paragraphs ends at the very beginning of the next one.
  const touched = unitAt(range.endContainer, text);
  const isOnlyTouched = touched && range.endOffset === 0 && touched !== first;
  const last = !touched || isOnlyTouched ? [...text.querySelectorAll(UNIT)].filter((unit) => unit !== touched && range.intersectsNode(unit)).at(-1) : touched;
  return first ? { quote, ...rangeOf(first, last ?? first) } : undefined;
}

/** A whole paragraph or verse. */
export function wholePassage(unit: Element): Passage | undefined {
  const range = document.createRange();
  range.selectNodeContents(unit);
  const quote = wordsOf(range.cloneContents());
  return quote ? { quote, ...rangeOf(unit, unit) } : undefined;
}
