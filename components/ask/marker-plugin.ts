import { cutAtMarkers } from './citation-markers';

/** As much of a Markdown tree as is touched here. */
interface MarkdownNode {
  type: string;
  value?: string;
  children?: MarkdownNode[];
  data?: { hName: string; hProperties: Record<string, string> };
}

/** Numbers in a link belong to its address, those in code to the code. */
const CLOSED = ['link', 'linkReference', 'code', 'inlineCode', 'html'];

/**
 * A remark plugin that turns citation markers in running text into `<sup data-numbers="1 3">`; drawing them is the page's.
 * `data-first` has those numbers that the text names here for the first time.
 * @param isKnown whether a number has a source
 */
export function markerPlugin(isKnown: (number: number) => boolean): () => (tree: MarkdownNode) => void {
  const seen = new Set<number>();
  const marker = (numbers: number[]): MarkdownNode => {
    const first = numbers.filter((number) => !seen.has(number));
    first.forEach((number) => seen.add(number));
    return { type: 'citation', children: [], data: { hName: 'sup', hProperties: { dataNumbers: numbers.join(' '), dataFirst: first.join(' ') } } };
  };
  const cut = (node: MarkdownNode): MarkdownNode[] => {
    if (node.type !== 'text' || node.value === undefined) return [node];
    return cutAtMarkers(node.value, isKnown).map((piece) => ('words' in piece ? { type: 'text', value: piece.words } : marker(piece.numbers)));
  };
  const visit = (node: MarkdownNode): void => {
    if (!node.children || CLOSED.includes(node.type)) return;
    node.children = node.children.flatMap(cut);
    node.children.forEach(visit);
  };
  return () => (tree) => {
    seen.clear();
    visit(tree);
  };
}
