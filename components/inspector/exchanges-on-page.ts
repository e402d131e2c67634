/** An exchange that something on the page came from, and whether it was kept from before. */
export interface ExchangeOnPage {
  id: string;
  /** As the element says it: `none` (read for this page), `fresh` or `stale`. */
  cache?: string;
}

const MOST = 40;

/**
 * The exchanges that the page's blocks name in `data-exchange`, in the order of the document, each once.
 * @param page usually the document
 */
export function exchangesOnPage(page: Pick<ParentNode, 'querySelectorAll'>): ExchangeOnPage[] {
  const found = new Map<string, ExchangeOnPage>();
  for (const { dataset } of page.querySelectorAll<HTMLElement>('[data-exchange]')) {
    for (const id of (dataset.exchange ?? '').split(/\s+/).filter(Boolean)) {
      if (!found.has(id)) found.set(id, { id, cache: dataset.cache });
    }
  }
  return [...found.values()].slice(0, MOST);
}
