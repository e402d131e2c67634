import type { Mark } from './find-quotation';

/** The first place of a quotation in a document; an address may end with it. */
export const PASSAGE_ID = 'passage';

/**
 * A text of a document with what is quoted of it marked.
 * @param marks of this text, in their order
 * @param first whether the quotation begins here
 */
export function MarkedPassage({ text, marks, first }: { text: string; marks: readonly Mark[]; first: boolean }) {
  if (marks.length === 0) return text;
  return marks.map(({ from, to }, index) => {
    const next = index + 1 < marks.length ? marks[index + 1]?.from : undefined;
    return (
      <span key={from}>
        {index === 0 && text.slice(0, from)}
        <mark id={first && index === 0 ? PASSAGE_ID : undefined} className="scroll-mt-28">{text.slice(from, to)}</mark>
        {text.slice(to, next)}
      </span>
    );
  });
}
