import { cutAtMarkers } from './citation-markers';

/** As much of a Markdown tree as is touched here. */
interface MarkdownNode {
  type: string;
  value?: string;
  children?: MarkdownNode[];
  position?: { start: { offset?: number }; end: { offset?: number } };
  data?: { hName: string; hProperties: Record<string, string> };
}

/** Numbers in a link belong to its address, those in code to the code. */
const CLOSED = ['link', 'linkReference', 'code', 'inlineCode', 'html'];

/** Stands for an escaped bracket while a text is cut; an agent's text has none of these signs (foreign-marks.ts). */
const ESCAPED = '\uE000';

/** The words of a text with a sign of its own for each bracket that was sent escaped (`\[1]`), for it begins no marker. */
function withEscapes({ value = '', position }: MarkdownNode, source: string): string {
  const sent = source.slice(position?.start.offset ?? 0, position?.end.offset ?? 0);
  if (!sent.includes('\\[')) return value;
  const escaped = [...sent.matchAll(/\\?[^]/g)].flatMap(([sign]) => (sign.endsWith('[') ? [sign.length > 1] : []));
  // A bracket written as an entity is in neither count.
  if (value.split('[').length - 1 !== escaped.length) return value;
  let place = 0;
  return value.replace(/\[/g, (bracket) => (escaped[place++] ? ESCAPED : bracket));
}

/**
 * A remark plugin that turns citation markers in running text into `<sup data-numbers="1 3">`; drawing them is the page's.
 * `data-first` has those numbers that the text names here for the first time.
 * @param isKnown whether a number has a source
 */
export function markerPlugin(isKnown: (number: number) => boolean): () => (tree: MarkdownNode, file: { toString(): string }) => void {
  const seen = new Set<number>();
  const marker = (numbers: number[]): MarkdownNode => {
    const first = numbers.filter((number) => !seen.has(number));
    first.forEach((number) => seen.add(number));
    return { type: 'citation', children: [], data: { hName: 'sup', hProperties: { dataNumbers: numbers.join(' '), dataFirst: first.join(' ') } } };
  };
  const cut = (node: MarkdownNode, source: string): MarkdownNode[] => {
    if (node.type !== 'text' || node.value === undefined) return [node];
    return cutAtMarkers(withEscapes(node, source), isKnown).map((piece) => ('words' in piece ? { type: 'text', value: piece.words.replaceAll(ESCAPED, '[') } : marker(piece.numbers)));
  };
  const visit = (node: MarkdownNode, source: string): void => {
    if (!node.children || CLOSED.includes(node.type)) return;
    node.children = node.children.flatMap((child) => cut(child, source));
    node.children.forEach((child) => visit(child, source));
  };
  return () => (tree, file) => {
    seen.clear();
    visit(tree, file.toString());
  };
}
