import type { ElementType, HTMLAttributes } from 'react';
import type { Components, ExtraProps } from 'react-markdown';

type Props = HTMLAttributes<HTMLElement> & ExtraProps;

/** An element with our classes and its own writing direction: an agent may quote Hebrew or Arabic inside an English answer. What has no letters goes by the browser. */
function block(tag: 'p' | 'ul' | 'ol' | 'li' | 'blockquote' | 'th' | 'td' | 'pre', className?: string) {
  const Element: ElementType = tag;
  return function MarkdownBlock({ node: _node, className: sent, dir = 'auto', ...rest }: Props) {
    return <Element {...rest} dir={dir} className={[className, sent].filter(Boolean).join(' ') || undefined} />;
  };
}

/** A quotation inside a Markdown text; its language can be given. */
export const MarkdownQuote = block('blockquote', 'border-s-2 border-rule-strong ps-4 my-4');

const headingClasses = ['heading mt-7 mb-2', 'sub mt-6 mb-1.5', 'sub mt-5 mb-1'];

function heading(depth: number, from: number, idsFrom: string) {
  const Element = `h${Math.min(6, from + depth - 1)}` as ElementType;
  const className = headingClasses[Math.min(depth, headingClasses.length) - 1];
  return function MarkdownHeading({ node: _node, className: sent, dir = 'auto', ...rest }: Props) {
    // "sr-only" is what remark gives the heading of footnotes.
    return sent === 'sr-only' ? <Element {...rest} id={`${idsFrom}label`} dir={dir} className="vh" /> : <Element {...rest} dir={dir} className={className} />;
  };
}

/**
 * How the elements of a Markdown text are drawn. Images become their words, check boxes plain marks.
 * @param given.headingFrom level that `#` becomes
 * @param given.idsFrom what the ids of footnotes begin with
 * @param given.tableLabel name of a table that scrolls sideways
 */
export function markdownElements(given: { headingFrom: number; keepLineBreaks: boolean; tableLabel: string; idsFrom: string }): Components {
  const { headingFrom, keepLineBreaks, tableLabel, idsFrom } = given;
  return {
    h1: heading(1, headingFrom, idsFrom),
    h2: heading(2, headingFrom, idsFrom),
    h3: heading(3, headingFrom, idsFrom),
    h4: heading(4, headingFrom, idsFrom),
    h5: heading(5, headingFrom, idsFrom),
    h6: heading(6, headingFrom, idsFrom),
    // A hard break is a <br> and a line feed: where line feeds show, the <br> would be a second one.
    p: block('p', keepLineBreaks ? 'whitespace-pre-line [&>br]:hidden' : undefined),
    ul: block('ul', 'list-disc ps-6 my-3'),
    ol: block('ol', 'list-decimal ps-6 my-3'),
    li: block('li', 'mt-1'),
    blockquote: MarkdownQuote,
    pre: block('pre', 'overflow-x-auto whitespace-pre-wrap font-sans text-base my-4'),
    th: block('th'),
    td: block('td'),
    // Set apart from the line it stands in, whatever its direction.
    code: ({ node: _node, ...rest }) => <code dir="ltr" {...rest} />,
    hr: () => <hr className="border-0 border-t border-rule my-6" />,
    img: ({ alt }) => <>{alt}</>,
    input: ({ checked }) => <>{checked ? '[x]' : '[ ]'}</>,
    // Lines wrap, so that two or three columns fit on a phone; more scroll, with the first in its place but never over half of the screen. No word is parted
    // to narrow its column: what breaks anywhere counts as one letter wide. Addresses and code do break.
    table: ({ children, dir }) => (
      <div className="tbl-scroll my-4" role="region" aria-label={tableLabel} tabIndex={0} dir={dir}>
        <table className="tbl tbl-words [&_:is(th,td)]:min-w-24 [&_:is(th,td)]:align-top! [&_:is(th,td)]:whitespace-normal! [&_:is(th,td)]:wrap-break-word [&_:is(th,td)_:is(a,code)]:wrap-anywhere [&_:is(th,td):first-child]:max-w-[42vw]">{children}</table>
      </div>
    ),
  };
}
