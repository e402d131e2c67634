import { safeLinkUrl } from '@/components/ui/safe-url';
import { decodeEntities } from './html-entities';
import { readParagraph, type Block, type OwnLink } from './read-blocks';

/** A body that is HTML begins with its declaration or with an element that holds paragraphs, and closes it. */
const BEGINNING = /^\s*(?:<!doctype html\b|<(html|body|main|article|section|div|p|h[1-6]|blockquote|table|ul|ol)(?:\s[^<>]{0,2000})?>)/i;

/** Elements of which nothing is read. */
const UNREAD = new Set(['head', 'script', 'style', 'template', 'noscript', 'iframe', 'object', 'svg', 'math', 'select', 'textarea', 'title']);

/** Elements within a line of text; any other one ends the paragraph. */
const INLINE = new Set([
  'a', 'abbr', 'acronym', 'b', 'bdi', 'bdo', 'big', 'cite', 'code', 'del', 'dfn', 'em', 'font', 'i', 'img', 'ins', 'kbd', 'label', 'mark', 'q', 'rp', 'rt', 'ruby', 's', 'samp',
  'small', 'span', 'strike', 'strong', 'sub', 'sup', 'time', 'tt', 'u', 'var', 'wbr', 'td', 'th', 'o:p',
]);

/** Whether a text was sent as HTML. A tag somewhere in a text makes it none. */
export function isHtml(text: string): boolean {
  const [found, name] = BEGINNING.exec(text.slice(0, 4_000)) ?? [];
  return found !== undefined && (name === undefined || text.toLowerCase().includes(`</${name.toLowerCase()}>`));
}

interface Tag { name: string; closes: boolean; from: number; to: number }

/** The next tag from a place on; "<" that begins none is text. Linear: no text is looked at twice. */
function nextTag(html: string, start: number): Tag | undefined {
  for (let from = html.indexOf('<', start); from >= 0; from = html.indexOf('<', from + 1)) {
    if (html.startsWith('<!--', from)) {
      const end = html.indexOf('-->', from + 4);
      return { name: '!', closes: false, from, to: end < 0 ? html.length : end + 3 };
    }
    const [, slash, name] = /^<(\/?)([a-z!?][a-z\d:!-]*)/i.exec(html.slice(from, from + 40)) ?? [];
    if (!name) continue;
    const end = html.indexOf('>', from);
    return { name: name.toLowerCase(), closes: slash === '/', from, to: end < 0 ? html.length : end + 1 };
  }
  return undefined;
}

/** Stand for a line break and for the ends of a link while a text is read; no text has them. */
const [BREAK, OPEN, CLOSE] = ['\uFFFC', '\uFDD0', '\uFDD1'];
const SIGNS = /[\uFFFC\uFDD0\uFDD1]/g;

/** Where a link leads: to the web or to mail; anything else makes no link. */
function addressOf(tag: string): string | undefined {
  const [, double, single, bare] = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(tag.slice(0, 4_000)) ?? [];
  return safeLinkUrl(decodeEntities(double ?? single ?? bare ?? '').trim());
}

/** Takes the ends of links out of a text. @param addresses of its links, in their order */
function readLinks(marked: string, addresses: readonly string[]): { text: string; links: OwnLink[] } {
  const links: OwnLink[] = [];
  const pieces: string[] = [];
  let [length, found, open, hasWords] = [0, 0, -1, false];
  const close = () => {
    const href = addresses[found - 1];
    if (open >= 0 && href && hasWords) links.push({ from: open, to: length, href });
    open = -1;
  };
  for (const piece of marked.split(/([\uFDD0\uFDD1])/)) {
    if (piece === OPEN || piece === CLOSE) {
      close();
      if (piece === OPEN) [open, found, hasWords] = [length, found + 1, false];
    } else if (piece) {
      // A space on both sides of a link's end is one.
      const words = pieces.at(-1)?.endsWith(' ') ? piece.replace(/^ /, '') : piece;
      if (words) pieces.push(words);
      length += words.length;
      hasWords ||= words.trim() !== '';
    }
  }
  close();
  const text = pieces.join('');
  const lead = text.length - text.trimStart().length;
  const end = text.trimEnd().length;
  return { text: text.trim(), links: moved(links, lead, end - lead) };
}

/** The links of a text that has lost so many letters at its beginning. */
const moved = (links: readonly OwnLink[], by: number, length: number) =>
  links.map(({ from, to, href }) => ({ from: Math.max(0, from - by), to: Math.min(length, to - by), href })).filter(({ from, to }) => from < to);

/** A paragraph or heading with the links it has. */
function blockOf(marked: string, addresses: readonly string[], heading: number): Block | undefined {
  const { text, links } = readLinks(marked, addresses);
  if (!text) return undefined;
  const block: Block = heading > 0 ? { kind: 'heading', level: heading, text: text.replaceAll('\n', ' ') } : readParagraph(text);
  if (block.kind === 'verses' || links.length === 0) return block;
  const own = moved(links, text.length - block.text.length, block.text.length);
  return own.length > 0 ? { ...block, links: own } : block;
}

/**
 * The text of an HTML body as blocks: its headings, its paragraphs with the numbers they begin with, its line breaks, its links. Nothing of it is
 * ever given to a browser as HTML.
 */
export function readHtml(html: string): Block[] {
  const blocks: Block[] = [];
  let words = '';
  let heading = 0;
  let addresses: string[] = [];
  let isItem = false;
  const lists: (number | undefined)[] = [];
  const endBlock = () => {
    const block = blockOf(decodeEntities(words.replace(/[ \t\r\n\f]+/g, ' ').replace(/ ?\uFFFC ?/g, '\n')), addresses, heading);
    words = '';
    addresses = [];
    if (block) blocks.push(isItem && block.kind === 'paragraph' && block.number ? { ...block, label: `${block.number}.` } : block);
    isItem = false;
  };
  let at = 0;
  for (let tag = nextTag(html, 0); tag; tag = nextTag(html, at)) {
    words += html.slice(at, tag.from).replace(SIGNS, '');
    const { name, closes } = tag;
    at = tag.to;
    if (UNREAD.has(name) && !closes) {
      const end = new RegExp(`</${name}`, 'gi');
      end.lastIndex = at;
      // What is not closed hides what follows, as it does in a browser.
      at = end.exec(html)?.index ?? html.length;
    } else if (name === 'br') {
      words += BREAK;
    } else if (name === 'a') {
      const address = closes ? undefined : addressOf(html.slice(tag.from, tag.to));
      if (address) addresses.push(address);
      words += address ? OPEN : CLOSE;
    } else if (name === 'td' || name === 'th') {
      words += ' ';
    } else if (!INLINE.has(name) && !UNREAD.has(name) && name !== '!') {
      endBlock();
      heading = !closes && /^h[1-6]$/.test(name) ? Number(name[1]) : 0;
      if (name === 'ol' || name === 'ul') {
        if (closes) lists.pop();
        else lists.push(name === 'ol' ? startOf(html.slice(tag.from, tag.to)) : undefined);
      }
      const item = lists.at(-1);
      if (name === 'li' && !closes && item !== undefined) {
        words += `${item}. `;
        isItem = true;
        lists[lists.length - 1] = item + 1;
      }
    }
  }
  words += html.slice(at).replace(SIGNS, '');
  endBlock();
  return blocks;
}

/** Where a numbered list begins to count. */
const startOf = (tag: string) => Number(/\sstart\s*=\s*["']?(\d{1,4})/i.exec(tag)?.[1] ?? 1);
