import { cslItems, type CslItem } from './as-csl';
import type { ExportedTurn } from './exported-turn';
import type { ExportWords } from './words';

/** What TeX takes for its own; braces as commands, since BibTeX counts escaped ones too. */
const COMMANDS: Record<string, string> = {
  '\\': '\\textbackslash{}', '{': '\\textbraceleft{}', '}': '\\textbraceright{}', '~': '\\textasciitilde{}', '^': '\\textasciicircum{}',
  '$': '\\$', '&': '\\&', '#': '\\#', '_': '\\_', '%': '\\%',
};

const escaped = (text: string) => text.replace(/[\\{}~^$&#_%]/g, (character) => COMMANDS[character] ?? character);
/** Addresses are taken word for word: only what would end or open the field is encoded. */
const address = (url: string) => url.replace(/[{}\\\s]/g, encodeURIComponent);
const twoDigits = (number: number) => String(number).padStart(2, '0');

function fieldsOf(item: CslItem): [string, string | undefined][] {
  const { issued, accessed } = item;
  const [day] = accessed?.['date-parts'] ?? [];
  return [
    // Doubled braces: the capitals stay, and "Peter and Paul" stays one name.
    ['author', item.author?.[0] && `{${escaped(item.author[0].literal)}}`],
    ['title', item.title && `{${escaped(item.title)}}`],
    ['year', issued && ('literal' in issued ? escaped(issued.literal) : String(issued['date-parts'][0][0]))],
    ['note', [item.note, item.section].filter((words) => words !== undefined).map(escaped).join(' ')],
    ['abstract', item.abstract && escaped(item.abstract)],
    ['url', item.URL && address(item.URL)],
    ['urldate', day && `${day[0]}-${twoDigits(day[1])}-${twoDigits(day[2])}`],
  ];
}

/** Items as BibTeX, in UTF-8. */
export function writeBibtex(items: readonly CslItem[]): string {
  return items.map((item) => {
    const fields = fieldsOf(item).flatMap(([name, value]) => (value ? [`  ${name} = {${value}}`] : []));
    return `@misc{${item.id},\n${fields.join(',\n')}\n}\n`;
  }).join('\n');
}

/** The sources of answers as BibTeX. */
export function asBibtex(turns: readonly ExportedTurn[], words: Pick<ExportWords, 'dayOf'>): string {
  return writeBibtex(cslItems(turns, words));
}
