import type { Citation } from '@/lib/skills/catholic-qa';

/** An entry of the list of sources: the number that the text shows, and what is cited under it. */
export interface Source {
  number: number;
  citations: Citation[];
}

/**
 * What a marker's number stands for: all citations whose `document_index` (counted from zero) is one less, for several may
 * share an index; if there are none, the citation at that place of the list; else nothing.
 */
export function citationsOf(citations: readonly Citation[], number: number): Citation[] {
  const byIndex = citations.filter((citation) => citation.document_index === number - 1);
  if (byIndex.length > 0) return byIndex;
  const byPlace = citations[number - 1];
  return byPlace ? [byPlace] : [];
}

/**
 * The list of sources in the order of their numbers: those the text points to, then what the agent cited beside them.
 * @param pointedTo numbers of the markers in the text
 */
export function sourcesOf(citations: readonly Citation[], pointedTo: readonly number[]): Source[] {
  const sources = new Map<number, Citation[]>();
  for (const number of pointedTo) {
    const cited = citationsOf(citations, number);
    if (cited.length > 0) sources.set(number, cited);
  }
  const shown = new Set([...sources.values()].flat());
  const strays: Citation[] = [];
  citations.forEach((citation, place) => {
    if (shown.has(citation)) return;
    const own = (citation.document_index ?? place) + 1;
    // Its place may be the number of another one.
    if (own < 1 || !citationsOf(citations, own).includes(citation)) strays.push(citation);
    else sources.set(own, [...(sources.get(own) ?? []), citation]);
  });
  for (const citation of strays) sources.set(Math.max(0, ...sources.keys()) + 1, [citation]);
  return [...sources].map(([number, cited]) => ({ number, citations: cited })).sort((a, b) => a.number - b.number);
}
