import { readAnchor } from './paragraph-anchor';

/** Where a link to a paragraph leads in the text as it is now. */
export interface FoundAnchor {
  /** `renumbered`: the same words under another number; `changed`: the number with other words, without a place where several have it; `gone`: neither; `absent`: a number alone that the text has not. */
  state: 'same' | 'renumbered' | 'changed' | 'gone' | 'absent';
  /** Id of the paragraph to go to. */
  id?: string;
  number?: string;
}

/**
 * Follows a link whose text may have moved or changed since it was made: by its words first, then by its number.
 * @param fragment without "#", of nothing that is on the page
 * @param ids of the paragraphs and verses of the text, in their order
 * @returns undefined where the fragment is no paragraph's
 */
export function findAnchor(fragment: string, ids: readonly string[]): FoundAnchor | undefined {
  const [, number] = /^[pv](\d{1,4}[a-z]?)$/.exec(fragment) ?? [];
  if (number) return { state: 'absent', number };
  const wanted = readAnchor(fragment);
  if (!wanted) return undefined;
  if (ids.includes(fragment)) return { state: 'same', id: fragment, number: wanted.number };
  const anchors = ids.flatMap((id) => {
    const anchor = readAnchor(id);
    return anchor ? [{ ...anchor, id }] : [];
  });
  const alike = anchors.filter(({ hash }) => hash === wanted.hash);
  const sameNumber = alike.filter(({ number }) => number === wanted.number);
  const moved = sameNumber[0] ?? alike[wanted.copy - 1] ?? alike[0];
  // Fewer copies of the same words than there were: what is left stands under its number still.
  if (moved) return { state: moved.number === wanted.number ? 'same' : 'renumbered', id: moved.id, number: moved.number };
  const [numbered, another] = wanted.number ? anchors.filter(({ kind, number }) => kind === wanted.kind && number === wanted.number) : [];
  if (another) return { state: 'changed' };
  return numbered ? { state: 'changed', id: numbered.id, number: numbered.number } : { state: 'gone' };
}
