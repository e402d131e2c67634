/** As much of a Markdown tree as is touched here. */
export interface DirectedNode {
  type: string;
  value?: string;
  children?: DirectedNode[];
  data?: { hProperties?: Record<string, unknown> };
}

const RTL = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/gu;
const LETTER = /\p{L}/gu;

/**
 * The direction of a piece of text: that of most of its letters. The first letter alone, which `dir="auto"` goes by, turns an Arabic line
 * round that begins with a Latin title. Two fifths are enough, since titles and names in such a text are often Latin.
 * @returns undefined for a text without letters
 */
export function directionOf(text: string): 'ltr' | 'rtl' | undefined {
  const letters = text.match(LETTER)?.length ?? 0;
  if (letters === 0) return undefined;
  return (text.match(RTL)?.length ?? 0) >= letters * 0.4 ? 'rtl' : 'ltr';
}

const BLOCKS = ['paragraph', 'heading', 'blockquote', 'list', 'listItem', 'table', 'tableCell'];

/** Code and addresses are Latin in every language: they say nothing about the direction of a sentence. */
function wordsOf(node: DirectedNode): string {
  if (node.type === 'text') return node.value ?? '';
  return node.children?.map(wordsOf).join(' ') ?? '';
}

function direct(node: DirectedNode): void {
  if (BLOCKS.includes(node.type)) {
    const dir = directionOf(wordsOf(node));
    if (dir) node.data = { ...node.data, hProperties: { ...node.data?.hProperties, dir } };
  }
  node.children?.forEach(direct);
  if (node.type !== 'list') return;
  // Bullets stand on the side on which an item begins: where items differ, both sides need room.
  const sides = new Set(node.children?.map((item) => item.data?.hProperties?.dir ?? 'ltr'));
  if (sides.size > 1) node.data = { ...node.data, hProperties: { ...node.data?.hProperties, className: ['pe-6'] } };
}

/** A remark plugin that gives each block its direction by its own words. */
export function ownDirection(): (tree: DirectedNode) => void {
  return direct;
}
