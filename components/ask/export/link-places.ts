import { DESTINATION, closedIn } from '../closed-places';
import { codeIn } from '../code-places';

/** What stands at a stretch of a Markdown text where brackets are no markers. */
export type MarkdownPlace =
  | { kind: 'words' | 'code' | 'escape' | 'html' | 'note'; text: string }
  | { kind: 'definition'; text: string; label: string; url: string }
  /** `before` and `after` stand around the words of the link; `url` is empty for what leads nowhere. */
  | { kind: 'link'; text: string; label: string; before: string; after: string; url: string; isImage: boolean };

const WHOLE_ADDRESS = new RegExp(`^\\(\\s{0,20}(${DESTINATION})\\s{0,20}\\)$`);
const DEFINITION = /^[ \t>]*\[([^\][\n]{1,300})\]:[ \t]*(\S.*)$/;
/** With its title; what is longer is words. */
const LONGEST_ADDRESS = 4_000;
const labelOf = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase();

/** The address of `<https://…> "a title"`. */
function urlOf(destination: string): string {
  const [, angled, bare = ''] = /^(?:<([^<>\n]*)>|(\S*))/.exec(destination) ?? [];
  return (angled ?? bare).replace(/\\([!-/:-@[-`{-~])/g, '$1');
}

function readLink(text: string, addresses: ReadonlyMap<string, string>, isImage: boolean): MarkdownPlace {
  for (let at = text.indexOf('](', text.length - LONGEST_ADDRESS); at >= 0; at = text.indexOf('](', at + 1)) {
    const destination = WHOLE_ADDRESS.exec(text.slice(at + 1))?.[1];
    if (destination !== undefined) return { kind: 'link', text, label: text.slice(1, at), before: '[', after: text.slice(at), url: urlOf(destination), isImage };
  }
  const [after = ']', named = ''] = /\]\[([^\][\n]{0,300})\]$/.exec(text) ?? [];
  const label = text.slice(1, -after.length);
  if (label.startsWith('^') && after === ']') return { kind: 'note', text };
  return { kind: 'link', text, label, before: '[', after, url: addresses.get(labelOf(named || label)) ?? '', isImage };
}

/**
 * Reads an untrusted Markdown text into its words and what else it holds, without a parser, which does not travel to the browser.
 * Put together again, the texts of the places are the text, but for the exclamation mark before an image.
 */
export function markdownPlaces(text: string): MarkdownPlace[] {
  const code = new Map(codeIn(text).map(({ from, to }) => [from, to]));
  const closed = closedIn(text);
  const addresses = new Map<string, string>();
  for (const { from, to } of closed) {
    const [, label = '', destination = ''] = (code.get(from) !== to && DEFINITION.exec(text.slice(from, to))) || [];
    if (label && !addresses.has(labelOf(label))) addresses.set(labelOf(label), urlOf(destination));
  }
  const places: MarkdownPlace[] = [];
  let end = 0;
  for (const { from, to } of [...closed, { from: text.length, to: text.length }]) {
    const own = text.slice(from, to);
    const isLink = own.startsWith('[') && code.get(from) !== to;
    const isImage = isLink && from > end && text[from - 1] === '!';
    const words = text.slice(end, isImage ? from - 1 : from);
    if (words) places.push({ kind: 'words', text: words });
    if (own) places.push(placeOf(own, code.get(from) === to, addresses, isImage));
    end = to;
  }
  return places;
}

function placeOf(text: string, isCode: boolean, addresses: ReadonlyMap<string, string>, isImage: boolean): MarkdownPlace {
  if (isCode) return { kind: 'code', text };
  if (text.startsWith('\\')) return { kind: 'escape', text };
  const [, label = '', destination = ''] = DEFINITION.exec(text) ?? [];
  if (label) return { kind: 'definition', text, label, url: urlOf(destination) };
  if (text.startsWith('[')) return readLink(text, addresses, isImage);
  const address = /^<([a-z][a-z\d+.-]{1,31}:[^<>\s]*)>$/i.exec(text)?.[1];
  if (address) return { kind: 'link', text, label: address, before: '<', after: '>', url: address, isImage: false };
  return { kind: text.startsWith('<') ? 'html' : 'words', text };
}
