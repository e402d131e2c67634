import { formOf, mainForm } from './number-form';
import { placedIn, type Placed, type PlacedBlock } from './place-blocks';

/** A line of a document's contents. */
export interface ContentsEntry {
  /** Where it leads. */
  id: string;
  /** A heading as sent, or how the first paragraph of a group begins. */
  title: string;
  /** Numbers of the paragraphs it stands for: "1324–1327". */
  numbers?: string;
  isHeading: boolean;
  level: number;
}

/** A shorter text is seen at once. */
const LONG_TEXT = 12_000;
const FEWEST_NUMBERS = 30;
/** Lines of the list that groups of numbers make, at most. */
const MOST_GROUPS = 24;
const STEPS = [10, 20, 25, 50, 100, 200, 250, 500, 1_000, 2_000, 5_000];
const BEGINNING = 36;

/** @param main how most numbers of the text are written: those of lists within a paragraph do not count */
function rangeOf(placed: readonly Placed[], main: string): string | undefined {
  const numbers = placed.flatMap(({ number, label }) => (number && formOf(label) === main ? number : []));
  const [first, last] = [numbers[0], numbers.at(-1)];
  return first === last ? first : `${first}–${last}`;
}

/** The first words of a paragraph. Letters and not words where none are parted by spaces. */
function beginningOf(text: string): string {
  const line = text.slice(0, 200).replace(/\s+/g, ' ').trim();
  if (line.length <= BEGINNING) return line;
  const cut = line.slice(0, BEGINNING);
  return `${cut.replace(/(?<=\S{2,}.*)\s+\S*$/, '')}…`;
}

function byHeadings(blocks: readonly PlacedBlock[], main: string): ContentsEntry[] {
  const sections: { heading: Placed & { level: number }; under: PlacedBlock[] }[] = [];
  for (const block of blocks) {
    if (block.kind === 'heading') sections.push({ heading: block, under: [] });
    else sections.at(-1)?.under.push(block);
  }
  return sections.map(({ heading, under }) => ({ id: heading.id, title: heading.text, numbers: rangeOf(placedIn(under), main), isHeading: true, level: heading.level }));
}

function byNumbers(numbered: readonly Placed[], main: string): ContentsEntry[] {
  const step = STEPS.find((size) => numbered.length / size <= MOST_GROUPS) ?? Math.ceil(numbered.length / MOST_GROUPS);
  return Array.from({ length: Math.ceil(numbered.length / step) }, (_, group) => {
    const members = numbered.slice(group * step, (group + 1) * step);
    const [first] = members;
    return { id: first?.id ?? '', title: beginningOf(first?.text ?? ''), numbers: rangeOf(members, main), isHeading: false, level: 1 };
  });
}

/** The contents of a text: its own headings, or in a long text without any the numbers of its paragraphs. Where it has neither, there are none. */
export function contentsOf(blocks: readonly PlacedBlock[]): ContentsEntry[] {
  const placed = placedIn(blocks);
  const main = mainForm(placed);
  const headings = byHeadings(blocks, main);
  if (headings.length > 1) return headings;
  const numbered = blocks.flatMap((block) => (block.kind === 'paragraph' && block.number && formOf(block.label) === main ? [block] : []));
  const length = placed.reduce((sum, { text }) => sum + text.length, 0);
  return numbered.length >= FEWEST_NUMBERS && length >= LONG_TEXT ? byNumbers(numbered, main) : [];
}
