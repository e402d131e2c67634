import { cslItems, type CslItem } from './as-csl';
import type { ExportedTurn } from './exported-turn';
import type { ExportWords } from './words';

function linesOf(item: CslItem): [string, string | undefined][] {
  const { issued, accessed } = item;
  const [day] = accessed?.['date-parts'] ?? [];
  return [
    ['TY', 'GEN'],
    ['ID', item.id],
    ['TI', item.title],
    ['AU', item.author?.[0]?.literal],
    ['PY', issued && ('literal' in issued ? issued.literal : String(issued['date-parts'][0][0]))],
    ['SE', item.section],
    ['AB', item.abstract],
    ['UR', item.URL],
    ['Y2', day && day.map((number) => String(number).padStart(2, '0')).join('/')],
    ['N1', item.note],
    ['ER', ''],
  ];
}

/** Items as RIS; its lines end as the format demands, and no value has a line break of its own. */
export function writeRis(items: readonly CslItem[]): string {
  return items.map((item) => linesOf(item).flatMap(([tag, value]) => (value === undefined ? [] : [`${tag}  - ${value}\r\n`])).join('')).join('\r\n');
}

/** The sources of answers as RIS. */
export function asRis(turns: readonly ExportedTurn[], words: Pick<ExportWords, 'dayOf'>): string {
  return writeRis(cslItems(turns, words));
}
