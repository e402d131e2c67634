import { writeRange, type CatechismRange } from './catechism-range';
import { smallestSection, type CatechismSection } from './catechism-outline';

/** The title under which the Catechism is cited. */
export const CATECHISM_TITLE = 'Catechism of the Catholic Church';

/** A heading that can stand alone: "Eucharist – Names" where the book, under Eucharist, only says "Names". */
function sectionHeading(section: CatechismSection): string {
  if (section.type !== 'subsection' && section.type !== 'in-brief') return section.title;
  const parent = section.above.findLast((above) => above.type !== 'subsection');
  const own = section.type === 'in-brief' ? 'in brief' : section.title;
  return parent && parent.title !== section.title ? `${parent.title} – ${own}` : section.title;
}

/**
 * What stands over a range: its smallest heading; where it runs from one article into the next, the headings of both ends ("Resurrection of the
 * Body – in brief; Life Everlasting"), for the chapter above them says something else.
 */
export function rangeHeading(range: CatechismRange): string | undefined {
  const section = smallestSection(range);
  const [first, last] = [range.from, range.to].map((at) => smallestSection({ from: at, to: at }));
  const runsOver = section && first && last && articleOf(first) !== articleOf(last) && !(section.from === range.from && section.to === range.to);
  if (runsOver) return `${sectionHeading(first)}; ${sectionHeading(last)}`;
  return section && sectionHeading(section);
}

function articleOf(section: CatechismSection): CatechismSection | undefined {
  return [...section.above, section].find(({ type }) => type === 'article');
}

/** A range with its heading: "Catechism of the Catholic Church 1324–1327: Eucharist – Source and summit". */
export function rangeTitle(range: CatechismRange): string {
  const heading = rangeHeading(range);
  const place = `${CATECHISM_TITLE} ${writeRange(range)}`;
  return heading ? `${place}: ${heading}` : place;
}
