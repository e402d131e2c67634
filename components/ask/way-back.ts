/** Where the reader left each address by a link of an answer: the turn's article, and which of its markers or links it was. */
interface WayBack { turn: string; selector: string; index: number }

const MARKERS = 'a[data-source]';
const LINKS = '.ans a[href]';

/** Outlives the pages of this tab until it is loaded anew. */
const ways = new Map<string, WayBack>();
let lastMarker: Element | undefined;

function placed(element: Element, selector: string): WayBack | undefined {
  const turn = element.closest('article');
  const index = turn ? [...turn.querySelectorAll(selector)].indexOf(element) : -1;
  return turn && index >= 0 ? { turn: turn.id, selector, index } : undefined;
}

/** The marker that one came from to an entry of the sources, or to its copy in a card or a sheet; else the first that leads there. */
function markerOf(link: Element): Element | undefined {
  const turn = link.closest('article');
  const open = turn?.querySelector(`${MARKERS}[aria-expanded=true]`);
  const entry = link.closest('.sources li[id]');
  if (!entry) return link.closest('.sources') ? (open ?? undefined) : undefined;
  const markers = [...(turn?.querySelectorAll<HTMLAnchorElement>(MARKERS) ?? [])].filter(({ hash }) => hash === `#${entry.id}`);
  return markers.find((marker) => marker === lastMarker) ?? markers[0];
}

/** Notes the marker, or else the link, by which the reader leaves. @param address of the page */
export function noteWayOut(address: string, target: EventTarget | null): void {
  const link = target instanceof Element ? target.closest('article a[href]') : null;
  if (!link) return;
  if (link.matches(MARKERS)) {
    lastMarker = link;
    return;
  }
  const marker = markerOf(link);
  const way = marker ? placed(marker, MARKERS) : placed(link, LINKS);
  if (way) ways.set(address, way);
}

/** Gives the focus back to where the reader left an address. Nothing scrolls. @returns whether it is there to be given */
export function focusWayBack(address: string): boolean {
  const way = ways.get(address);
  const element = way && document.getElementById(way.turn)?.querySelectorAll<HTMLElement>(way.selector)[way.index];
  element?.focus({ preventScroll: true });
  return element !== undefined;
}
