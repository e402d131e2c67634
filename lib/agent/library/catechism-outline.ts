import { kept } from './kept';
import { readData } from '../read-data';

/** A heading of the Catechism with the paragraphs it covers, both ends included. */
export interface CatechismSection {
  type: 'prologue' | 'part' | 'section' | 'chapter' | 'article' | 'paragraph' | 'subsection' | 'in-brief';
  title: string;
  from: number;
  to: number;
  number?: number;
  /** From the part down to the heading just above this one. */
  above: CatechismSection[];
}

type Outline = Omit<CatechismSection, 'above'> & { children?: Outline[] };

/** Every heading of the Catechism, outer before inner, in the order of the book. Source: `ccc-structure.json`. */
export function catechismSections(): CatechismSection[] {
  return kept('catechism', () => flatten(readData<{ structure: Outline[] }>('ccc-structure').structure, []));
}

function flatten(outline: Outline[], above: CatechismSection[]): CatechismSection[] {
  return outline.flatMap(({ children = [], ...own }) => {
    const section: CatechismSection = { ...own, above };
    return [section, ...flatten(children, [...above, section])];
  });
}

/**
 * The smallest heading that contains a whole range of paragraphs.
 * @returns undefined when the range spreads over more than one part
 */
export function smallestSection({ from, to }: { from: number; to: number }): CatechismSection | undefined {
  const around = catechismSections().filter((section) => section.from <= from && section.to >= to);
  // Of headings with the same paragraphs the innermost, which comes last, is meant: the sort is stable.
  return around.toReversed().sort((a, b) => a.to - a.from - (b.to - b.from))[0];
}
