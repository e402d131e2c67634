import { safeExternalUrl } from '@/components/ui/safe-url';
import type { PageTurn } from './conversation-turns';
import { referenceLine } from './reference-line';

/** What only helps on the page: buttons, hidden words, cards. */
const OF_THE_PAGE = '.noprint, .onlyprint, .vh, button, dialog, [popover], svg, form';
/** What a text carries along; classes, ids and marks of ours stay here. */
const KEPT_ATTRIBUTES = ['href', 'lang', 'dir', 'start', 'colspan', 'rowspan', 'value'];

/** Within one of these a selection takes its form along. */
const BLOCK = 'p, li, blockquote, pre, td, th, h1, h2, h3, h4, h5, h6';

/** The parts of a selection as one piece of the page's own elements. */
function piecesOf(selection: Selection): HTMLElement {
  const whole = document.createElement('div');
  for (let index = 0; index < selection.rangeCount; index += 1) {
    const range = selection.getRangeAt(index);
    const { commonAncestorContainer: around } = range;
    const block = (around instanceof Element ? around : around.parentElement)?.closest(BLOCK)?.cloneNode(false);
    if (block instanceof Element) block.append(range.cloneContents());
    whole.append(block ?? range.cloneContents());
  }
  return whole;
}

/** `[1][3]` in the place of raised numbers. */
function writeNumbers(whole: HTMLElement): void {
  for (const marker of whole.querySelectorAll<HTMLAnchorElement>('a[data-source]')) {
    const group = marker.closest('sup');
    const numbers = group ? [...group.querySelectorAll('a[data-source]')] : [marker];
    // With its group gone, a marker is nowhere.
    if (whole.contains(marker)) (group ?? marker).replaceWith(numbers.map(({ textContent }) => `[${textContent.trim()}]`).join(''));
  }
}

/** Where line feeds show on the page, they are breaks elsewhere; nothing of the page's own stays. */
function makePlain(whole: HTMLElement): void {
  for (const block of whole.querySelectorAll('.whitespace-pre-line')) {
    block.querySelectorAll('br').forEach((br) => br.remove());
    const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) text.replaceWith(...text.data.split('\n').flatMap((line, index) => (index > 0 ? [document.createElement('br'), line] : [line])));
  }
  for (const link of whole.querySelectorAll('a')) link.setAttribute('href', link.href);
  for (const element of whole.querySelectorAll('*')) {
    for (const { name } of [...element.attributes]) if (!KEPT_ATTRIBUTES.includes(name)) element.removeAttribute(name);
  }
}

/** The text as it would be read: the browser's own way with blocks, tables and code needs a place on the page. */
function readText(element: HTMLElement): string {
  Object.assign(element.style, { position: 'fixed', left: '-9999px', top: '0', width: '60rem' });
  document.body.append(element);
  const text = element.innerText.trim();
  element.remove();
  element.removeAttribute('style');
  return text;
}

/** The lines of the sources that a selection points to and does not hold itself. */
function linesOf(pointedTo: ReadonlySet<string>, turns: readonly PageTurn[]): { text: string; url?: string }[] {
  return turns.flatMap(({ id, turn }) => [...pointedTo].some((entry) => entry.startsWith(`${id}-s`))
    ? turn.sources.filter(({ number }) => pointedTo.has(`${id}-s${number}`)).flatMap(({ number, citations }) => citations.map((citation) => ({
      text: `[${number}] ${referenceLine(citation)}`, url: safeExternalUrl(citation.source_url),
    })))
    : []);
}

function listOf(lines: readonly { text: string; url?: string }[], heading: string): HTMLElement[] {
  const title = document.createElement('p');
  title.textContent = heading;
  return [title, ...lines.map(({ text, url }) => {
    const line = document.createElement('p');
    if (!url || !text.endsWith(url)) line.textContent = text;
    else line.append(text.slice(0, -url.length), Object.assign(document.createElement('a'), { href: url, textContent: url }));
    return line;
  })];
}

/**
 * A selection that has citation markers: with `[1]` in their place and the sources that they point to.
 * @param heading over the sources
 * @returns undefined where there are no markers, which the browser copies as well
 */
export function copyOfSelection(selection: Selection, turns: readonly PageTurn[], heading: string): { text: string; html: string } | undefined {
  const whole = piecesOf(selection);
  const markers = [...whole.querySelectorAll<HTMLAnchorElement>('a[data-source]')];
  if (markers.length === 0) return undefined;
  const held = new Set([...whole.querySelectorAll('.sources li[id]')].map(({ id }) => id));
  const pointedTo = new Set(markers.map(({ hash }) => decodeURIComponent(hash.slice(1))).filter((id) => !held.has(id)));
  whole.querySelectorAll(OF_THE_PAGE).forEach((element) => element.remove());
  writeNumbers(whole);
  // Turns far from the screen are not drawn, and what is not drawn has no text.
  for (const turn of whole.querySelectorAll('article')) turn.removeAttribute('class');
  const lines = linesOf(pointedTo, turns);
  const text = [readText(whole), ...(lines.length > 0 ? [[heading, ...lines.map((line) => line.text)].join('\n')] : [])].join('\n\n');
  makePlain(whole);
  if (lines.length > 0) whole.append(...listOf(lines, heading));
  return { text, html: whole.innerHTML };
}
