/** A colour by its role: a file has the light theme's, a page its own. */
export type Role = 'c1' | 'c2' | 'c3' | 'c4' | 'c5' | 'c6' | 'ink' | 'ink-2' | 'ink-3' | 'rule' | 'rule-strong' | 'paper' | 'rubric';

/** A path, in the `d` of SVG. */
export interface Shape {
  d: string;
  stroke?: Role;
  width?: number;
  dash?: string;
  fill?: Role;
}

/** One line of text; `y` is its baseline, `x` where its anchor stands. */
export interface DrawnText {
  x: number;
  y: number;
  text: string;
  size: number;
  colour: Role;
  anchor: 'start' | 'middle' | 'end';
  bold?: boolean;
  /** Goes on in the same line, lighter: a value after a name. Only where the anchor is the start. */
  tail?: string;
}

/** A picture as plain data, from which SVG for pages and files and the preview picture are written. Lengths are in its own units. */
export interface Drawing {
  width: number;
  height: number;
  shapes: Shape[];
  texts: DrawnText[];
}

export const LINE_ROLES = ['c1', 'c2', 'c3', 'c4', 'c5', 'c6'] as const satisfies readonly Role[];

/** The colour of a line by its place, 0 to 5. */
export const roleOf = (place: number): Role => LINE_ROLES[place % LINE_ROLES.length] ?? 'ink';

/** Half a tenth of a unit cannot be seen, and costs bytes. */
export const round = (value: number) => Math.round(value * 10) / 10;

/** The mark of a line by its place: circle, square, triangle filled, then the same three open. Colour alone never tells two lines apart. */
export function markOf(place: number, x: number, y: number): Shape {
  const [cx, cy] = [round(x), round(y)];
  const d = place % 3 === 0 ? `M${round(cx - 4)} ${cy}a4 4 0 1 0 8 0a4 4 0 1 0-8 0z` : place % 3 === 1 ? `M${round(cx - 3.75)} ${round(cy - 3.75)}h7.5v7.5h-7.5z` : `M${cx} ${round(cy - 4.5)}l4.6 8.2h-9.2z`;
  return place < 3 ? { d, fill: roleOf(place), stroke: 'paper', width: 1.25 } : { d, fill: 'paper', stroke: roleOf(place), width: 2 };
}
