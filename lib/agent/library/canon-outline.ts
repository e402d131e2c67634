import type { CanonRange } from './canon-range';

/** A heading of the Code with the canons it covers. */
export interface CanonHeading extends CanonRange {
  /** "Book III", "Title I". */
  name: string;
  title: string;
}

type Row = readonly [name: string, title: string, from: number, to: number];

/** Books, parts and titles, outer before inner, with the canons they cover. Facts; headings in the English of vatican.va, shortened (lib/agent/data/SOURCES.md). */
const ROWS: readonly Row[] = [
  ['Book I', 'General Norms', 1, 203],
  ['Title I', 'Ecclesiastical laws', 7, 22],
  ['Title II', 'Custom', 23, 28],
  ['Title III', 'General decrees and instructions', 29, 34],
  ['Title IV', 'Singular administrative acts', 35, 93],
  ['Title V', 'Statutes and rules of order', 94, 95],
  ['Title VI', 'Physical and juridic persons', 96, 123],
  ['Title VII', 'Juridic acts', 124, 128],
  ['Title VIII', 'The power of governance', 129, 144],
  ['Title IX', 'Ecclesiastical offices', 145, 196],
  ['Title X', 'Prescription', 197, 199],
  ['Title XI', 'Computation of time', 200, 203],
  ['Book II', 'The People of God', 204, 746],
  ['Part I', 'The Christian faithful', 204, 329],
  ['Title I', 'The obligations and rights of all the Christian faithful', 208, 223],
  ['Title II', 'The obligations and rights of the lay Christian faithful', 224, 231],
  ['Title III', 'Sacred ministers or clerics', 232, 293],
  ['Title IV', 'Personal prelatures', 294, 297],
  ['Title V', 'Associations of the Christian faithful', 298, 329],
  ['Part II', 'The hierarchical constitution of the Church', 330, 572],
  ['Section I', 'The supreme authority of the Church', 330, 367],
  ['Section II', 'Particular churches and their groupings', 368, 572],
  ['Part III', 'Institutes of consecrated life and societies of apostolic life', 573, 746],
  ['Section I', 'Institutes of consecrated life', 573, 730],
  ['Section II', 'Societies of apostolic life', 731, 746],
  ['Book III', 'The Teaching Function of the Church', 747, 833],
  ['Title I', 'The ministry of the divine word', 756, 780],
  ['Title II', 'The missionary action of the Church', 781, 792],
  ['Title III', 'Catholic education', 793, 821],
  ['Title IV', 'Instruments of social communication and books in particular', 822, 832],
  ['Title V', 'The profession of faith', 833, 833],
  ['Book IV', 'The Sanctifying Function of the Church', 834, 1253],
  ['Part I', 'The sacraments', 840, 1165],
  ['Title I', 'Baptism', 849, 878],
  ['Title II', 'Confirmation', 879, 896],
  ['Title III', 'The Most Holy Eucharist', 897, 958],
  ['Title IV', 'Penance', 959, 997],
  ['Title V', 'The anointing of the sick', 998, 1007],
  ['Title VI', 'Orders', 1008, 1054],
  ['Title VII', 'Marriage', 1055, 1165],
  ['Part II', 'The other acts of divine worship', 1166, 1204],
  ['Part III', 'Sacred places and times', 1205, 1253],
  ['Book V', 'The Temporal Goods of the Church', 1254, 1310],
  ['Book VI', 'Penal Sanctions in the Church', 1311, 1399],
  ['Book VII', 'Processes', 1400, 1752],
];

/** The headings that some canons stand under, outer before inner; none where they run over more than one book. */
export function canonHeadings({ from, to }: CanonRange): CanonHeading[] {
  return ROWS.filter(([, , first, last]) => first <= from && to <= last).map(([name, title, first, last]) => ({ name, title, from: first, to: last }));
}
