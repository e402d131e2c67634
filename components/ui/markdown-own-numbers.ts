/** As much of a Markdown tree as is touched here. */
interface ListNode {
  type: string;
  ordered?: boolean | null;
  children?: ListNode[];
  position?: { start: { offset?: number } };
  data?: { hProperties?: Record<string, unknown> };
}

/**
 * A remark plugin: items of a list keep the numbers they were sent with ("1322.", "1324."), since they may be those of paragraphs.
 * Where all numbers are equal ("1. 1. 1.") they were left to the reader's program to count.
 */
export function ownNumbers(): (tree: object, file: { toString(): string }) => void {
  return (tree, file) => number(tree as ListNode, file.toString());
}

function number(node: ListNode, source: string): void {
  if (node.type === 'list' && node.ordered) keepNumbers(node, source);
  node.children?.forEach((child) => number(child, source));
}

function keepNumbers(list: ListNode, source: string): void {
  const items = list.children ?? [];
  const sent = items.map(({ position }) => Number(/^\s*(\d{1,9})[.)]/.exec(source.slice(position?.start.offset ?? 0, (position?.start.offset ?? 0) + 12))?.[1]));
  if (sent.some(Number.isNaN) || (sent.length > 1 && sent.every((value) => value === sent[0]))) return;
  items.forEach((item, index) => {
    item.data = { ...item.data, hProperties: { ...item.data?.hProperties, value: sent[index] } };
  });
  // Long numbers hang outside the text and need more room there.
  if (sent.some((value) => value >= 100)) list.data = { ...list.data, hProperties: { ...list.data?.hProperties, className: ['ps-12'] } };
}
