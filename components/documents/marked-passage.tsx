import type { ReactNode } from 'react';
import type { Mark } from './find-quotation';

/** The first place of a quotation in a document; an address may end with it. */
export const PASSAGE_ID = 'passage';

/**
 * A text of a document with what is quoted of it marked.
 * @param marks of this text, in their order
 * @param first whether the quotation begins here
 * @param shown draws a stretch of the text
 */
export function MarkedPassage(props: { text: string; marks: readonly Mark[]; first: boolean; shown?: (from: number, to: number) => ReactNode }) {
  const { text, marks, first, shown = (from: number, to: number) => text.slice(from, to) } = props;
  if (marks.length === 0) return shown(0, text.length);
  return marks.map(({ from, to }, index) => {
    const next = index + 1 < marks.length ? (marks[index + 1]?.from ?? text.length) : text.length;
    return (
      <span key={from}>
        {index === 0 && shown(0, from)}
        <mark id={first && index === 0 ? PASSAGE_ID : undefined} className="scroll-mt-28">{shown(from, to)}</mark>
        {shown(to, next)}
      </span>
    );
  });
}
