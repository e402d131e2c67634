/** Bytes of a quotation in an address, with the mark of what is left out: servers refuse long ones, and a letter of Chinese takes nine. */
const MOST_BYTES = 1_400;
const MARK = '…';

/**
 * The beginning of a quotation that an address can carry, ended by "…" where something is left out, and as much as is read of an address:
 * what was carried is the same when it is carried again.
 * @param quotation Markdown as an agent sent it
 */
export function carried(quotation: string): string {
  const whole = quotation.replace(/\s+/g, ' ').trim();
  if (bytes(whole) <= MOST_BYTES) return whole;
  let kept = '';
  // Words where there are spaces, else letters.
  for (const piece of whole.match(/[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{1,60}\s?|./gu) ?? []) {
    if (bytes(kept + piece + MARK) > MOST_BYTES) break;
    kept += piece;
  }
  return kept.trim() + MARK;
}

function bytes(text: string): number {
  return encodeURIComponent(text.toWellFormed()).length;
}

const query = (values: Record<string, string | null | undefined>) =>
  Object.entries(values).flatMap(([name, value]) => (value?.trim() ? [`${name}=${encodeURIComponent(carried(value).toWellFormed())}`] : [])).join('&');

/**
 * The address of a document in our reader at a passage quoted from it.
 * @param path of the document, perhaps with a fragment
 */
export function quotedPath(path: string, quotation: string | null | undefined): string {
  const asked = query({ quote: quotation });
  return asked ? `${path.replace(/#.*$/, '')}?${asked}#passage` : path;
}

/** Where a document is looked for by its title, when its id is not known. */
export function searchPath(title: string, quotation: string | null | undefined): string {
  return `/passage?${query({ title: title.slice(0, 300), quote: quotation })}`;
}
