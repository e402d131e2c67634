import { writeRange, type CatechismRange } from './catechism-range';
import { smallestSection, type CatechismSection } from './catechism-outline';

/** The title under which the Catechism is cited. */
export const CATECHISM_TITLE = 'Catechism of the Catholic Church';

/** A heading that can stand alone: "Eucharist – Names" where the book, under Eucharist, only says "Names". */
export function sectionHeading(section: CatechismSection): string {
  if (section.type !== 'subsection' && section.type !== 'in-brief') return section.title;
  const parent = section.above.findLast((above) => above.type !== 'subsection');
  const own = section.type === 'in-brief' ? 'in brief' : section.title;
  return parent && parent.title !== section.title ? `${parent.title} – ${own}` : section.title;
}

/** A range with its heading: "Catechism of the Catholic Church 1324–1327: Eucharist – Source and summit". */
export function rangeTitle(range: CatechismRange): string {
  const section = smallestSection(range);
  const place = `${CATECHISM_TITLE} ${writeRange(range)}`;
  return section ? `${place}: ${sectionHeading(section)}` : place;
}
