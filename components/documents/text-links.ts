import { placedIn, type PlacedBlock } from './place-blocks';
import type { ReferenceLink } from './reference-link';

/** The links of a text, its own and the references found in it: by the place of each paragraph, and their addresses with the numbers of the printed notes. */
export interface TextLinks {
  at: (place: number) => readonly ReferenceLink[];
  notes: ReadonlyMap<string, number>;
}

/** Finds the references of each paragraph once; where the text has a link of its own, that one counts. @param find as the page knows them */
export function textLinks(blocks: readonly PlacedBlock[], find: (text: string) => readonly ReferenceLink[]): TextLinks {
  const byPlace = new Map<number, readonly ReferenceLink[]>();
  const notes = new Map<string, number>();
  for (const { place, text, links: own = [] } of placedIn(blocks)) {
    const found = find(text).filter(({ from, to }) => !own.some((link) => link.from < to && from < link.to));
    const links = own.length > 0 ? [...found, ...own.map((link) => ({ ...link, isExternal: true }))].sort((a, b) => a.from - b.from) : found;
    if (links.length > 0) byPlace.set(place, links);
    for (const { href } of links) if (!notes.has(href)) notes.set(href, notes.size + 1);
  }
  return { at: (place) => byPlace.get(place) ?? [], notes };
}
