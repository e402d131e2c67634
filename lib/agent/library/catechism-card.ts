import { smallestSection } from './catechism-outline';
import { idOfRange, parseRange, writeRange, type CatechismRange } from './catechism-range';
import type { LibraryDocument } from './library-document';
import { documentById, yearOf } from './magisterial-documents';
import { CATECHISM_TITLE, rangeTitle } from './section-title';
import { topics } from './topics';

/** Where a range of the Catechism stands: the smallest heading that contains it and what is above. The rest is in the metadata. */
export function catechismCard(range: CatechismRange): LibraryDocument {
  const catechism = documentById('catechism-of-the-catholic-church');
  const url = catechism?.url;
  const one = range.from === range.to;
  const about = topics().flatMap(({ topic, ccc }) => (ccc.some((place) => overlaps(parseRange(place), range)) ? topic : []));
  const sentences = [
    `${one ? 'Paragraph' : 'Paragraphs'} ${writeRange(range)} of the ${CATECHISM_TITLE} ${one ? 'stands' : 'stand'} ${placeOf(range)}`,
    'The text itself is under copyright and not included in this library.',
  ];
  return {
    text: sentences.join('\n\n'),
    meta: {
      id: idOfRange(range),
      title: rangeTitle(range),
      ref: `CCC ${writeRange(range)}`,
      kind: 'catechism',
      ...(catechism ? { author: catechism.author, year: yearOf(catechism) } : {}),
      ...(about.length > 0 ? { topics: about } : {}),
      ...(url ? { source_url: url } : {}),
    },
  };
}

function placeOf(range: CatechismRange): string {
  const section = smallestSection(range);
  if (!section) return 'under no single heading: the range runs over more than one part of the book.';
  const headings = [section, ...section.above.toReversed()].map((heading) => `“${heading.title}” (${writeRange(heading)})`);
  return `under the heading ${headings.join(', within ')}. Headings are shortened.`;
}

function overlaps(one: CatechismRange | undefined, other: CatechismRange): boolean {
  return one !== undefined && one.from <= other.to && other.from <= one.to;
}
