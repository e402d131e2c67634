/** One file of the source folder, where it goes, and how deep its lines are broken. */
export type DataFile = {
  name: string;
  target: string;
  depth: number;
  /** How many records an array must hold: a lost record stops the program instead of shrinking the directory. */
  count?: number;
  /** How many are left when the records of persons who stand twice are joined; the same as `count` where nobody does. */
  merged?: number;
};

const agent = 'lib/agent/data';
const liturgy = 'lib/liturgy/data';

export const DATA_FILES: readonly DataFile[] = [
  { name: 'lectionary', target: liturgy, depth: 2 },
  { name: 'celebration-names', target: liturgy, depth: 2 },
  { name: 'date-words', target: liturgy, depth: 3 },
  { name: 'bible-canon', target: liturgy, depth: 2 },
  { name: 'popes', target: agent, depth: 1, count: 267 },
  { name: 'saints', target: agent, depth: 1, count: 10611, merged: 9661 },
  { name: 'dioceses', target: agent, depth: 1, count: 2957 },
  { name: 'diocese-statistics', target: agent, depth: 1, count: 855 },
  { name: 'clergy', target: agent, depth: 1, count: 489 },
  { name: 'documents', target: agent, depth: 1, count: 470 },
  { name: 'ccc-structure', target: agent, depth: 2 },
  { name: 'topics', target: agent, depth: 1, count: 223 },
  { name: 'well-known-names', target: agent, depth: 2 },
];
