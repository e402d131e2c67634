/** What the address of a paragraph or verse says of it: `p1324-0abc123`, `p6a-0abc123`, `v16-0abc123`, `p-0abc123-2` (the second of the same words). */
export interface ParagraphAnchor {
  kind: 'p' | 'v';
  /** The source's own number. */
  number?: string;
  hash: string;
  /** Which of several paragraphs with the same number and words, from 1. */
  copy: number;
}

/** The fragment of a paragraph's address, without "#". */
export function writeAnchor({ kind, number = '', hash, copy }: ParagraphAnchor): string {
  return `${kind}${number}-${hash}${copy > 1 ? `-${copy}` : ''}`;
}

/** Reads a fragment without "#". @returns undefined where it is no paragraph's */
export function readAnchor(fragment: string): ParagraphAnchor | undefined {
  const [, kind, number, hash, copy = '1'] = /^([pv])(\d{1,4}[a-z]?)?-([0-9a-z]{7})(?:-(\d{1,5}))?$/.exec(fragment) ?? [];
  return hash ? { kind: kind === 'v' ? 'v' : 'p', ...(number ? { number } : {}), hash, copy: Number(copy) } : undefined;
}
