import type { DocumentHit } from './document-hit';

/** A document of a result list with the passages of it that were found, best first. */
export interface HitGroup {
  /** The best of them; its title and facts stand for the document. */
  first: DocumentHit;
  passages: DocumentHit[];
}

/** What passages of one document have in common: its id in the address, else title and author. */
function documentOf(hit: DocumentHit): string {
  const [, inAddress] = /\/docs\/([^/?#]+)/.exec(hit.url ?? '') ?? [];
  if (inAddress) return `docs/${inAddress}`;
  return hit.title ? `title/${hit.title.toLowerCase()}/${hit.author ?? ''}` : `id/${hit.id}`;
}

/** Groups passages by document; a document stands where its best passage stood, and an id is listed once. */
export function groupHits(hits: readonly DocumentHit[]): HitGroup[] {
  const groups = new Map<string, HitGroup>();
  const seen = new Set<string>();
  for (const hit of hits) {
    if (seen.has(hit.id)) continue;
    seen.add(hit.id);
    const key = documentOf(hit);
    const group = groups.get(key);
    if (group) group.passages.push(hit);
    else groups.set(key, { first: hit, passages: [hit] });
  }
  return [...groups.values()];
}
