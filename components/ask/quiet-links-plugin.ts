import type { Locale } from '@/lib/i18n/routing';
import { placesOf, type QuietName } from './quiet-names';
import { numbersOf } from './quiet-numbers';

/** As much of a Markdown tree as is touched here. */
interface MarkdownNode {
  type: string;
  value?: string;
  url?: string;
  children?: MarkdownNode[];
  data?: { hProperties?: Record<string, string> };
}

/** What is quoted, written as code, linked already, a title (in italics) or a heading is left alone. */
const CLOSED = ['blockquote', 'code', 'inlineCode', 'link', 'linkReference', 'html', 'emphasis', 'heading', 'citation', 'definition', 'footnoteDefinition'];

/**
 * A remark plugin that makes links of names, references and dates in running text, each where it stands first. Nothing is read before one is followed.
 * @param names as the site's data have them
 * @param own whether the agent is our own
 */
export function quietLinksPlugin(names: readonly QuietName[], locale: Locale, own: boolean): () => (tree: MarkdownNode) => void {
  return () => (tree) => {
    const taken = new Set<string>();
    const cut = (node: MarkdownNode): MarkdownNode[] => {
      const { type, value } = node;
      if (type !== 'text' || !value) return [node];
      const numbers = numbersOf(value, locale, own, taken);
      const places = [...numbers, ...placesOf(value, names, taken).filter(({ from, to }) => !numbers.some((number) => from < number.to && to > number.from))].sort((a, b) => a.from - b.from);
      const pieces: MarkdownNode[] = [];
      let end = 0;
      for (const { from, to, href } of places) {
        if (from < end) continue;
        pieces.push({ type: 'text', value: value.slice(end, from) });
        pieces.push({ type: 'link', url: '', children: [{ type: 'text', value: value.slice(from, to) }], data: { hProperties: { dataQuiet: href } } });
        end = to;
      }
      return [...pieces, { type: 'text', value: value.slice(end) }].filter((piece) => piece.type !== 'text' || piece.value);
    };
    const visit = (node: MarkdownNode): void => {
      if (!node.children || CLOSED.includes(node.type)) return;
      // In the order of reading, so that what stands first is what is linked.
      node.children = node.children.flatMap((child) => {
        visit(child);
        return cut(child);
      });
    };
    visit(tree);
  };
}
