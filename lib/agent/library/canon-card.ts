import { canonHeadings } from './canon-outline';
import { idOfCanons, writeCanons, type CanonRange } from './canon-range';
import type { LibraryDocument } from './library-document';
import { documentById, yearOf } from './magisterial-documents';

/** The name under which the Code is known in English. */
const CODE_TITLE = 'Code of Canon Law';

/** "Code of Canon Law, can. 748". */
export function canonTitle(range: CanonRange): string {
  return `${CODE_TITLE}, ${writeCanons(range)}`;
}

/** Where canons of the Code stand, since their text is not held; the rest is in the metadata. */
export function canonCard(range: CanonRange): LibraryDocument {
  const code = documentById('code-of-canon-law-1983');
  const headings = canonHeadings(range).toReversed().map((heading) => `${heading.name}, “${heading.title}” (${writeCanons(heading)})`);
  const one = range.from === range.to;
  const [innermost = 'more than one book of it', ...around] = headings;
  const place = `${one ? 'Canon' : 'Canons'} ${one ? range.from : `${range.from}–${range.to}`} of the ${CODE_TITLE} of 1983 ${one ? 'stands' : 'stand'} in ${[innermost, ...around].join(', within ')}.`;
  return {
    text: [`${place}${headings.length > 0 ? ' Headings are shortened.' : ''}`, 'The text itself is not included in this library.'].join('\n\n'),
    meta: {
      id: idOfCanons(range), title: canonTitle(range), ref: `CIC ${writeCanons(range)}`, kind: 'document', type: 'code of canon law',
      ...(code ? { author: code.author, year: yearOf(code), date: code.date } : {}),
      ...(code?.url ? { source_url: code.url } : {}),
    },
  };
}
