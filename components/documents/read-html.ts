import { decodeEntities } from './html-entities';
import { readParagraph, type Block } from './read-blocks';

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

/**
 * The text of an HTML body as blocks: its headings, its paragraphs with the numbers they begin with, its line breaks. Nothing of it is ever
 * given to a browser as HTML.
 */
export function readHtml(html: string): Block[] {
  const blocks: Block[] = [];
  let words = '';
  let heading = 0;
  const lists: (number | undefined)[] = [];
  const endBlock = () => {
    const text = decodeEntities(words.replace(/[ \t\r\n\f]+/g, ' ').replace(/ ?\uFFFC ?/g, '\n')).trim();
    words = '';
    if (text) blocks.push(heading > 0 ? { kind: 'heading', level: heading, text: text.replace(/\n+/g, ' ') } : readParagraph(text));
  };
  let at = 0;
  for (let tag = nextTag(html, 0); tag; tag = nextTag(html, at)) {
    words += html.slice(at, tag.from).replaceAll('\uFFFC', '');
    const { name, closes } = tag;
    at = tag.to;
    if (UNREAD.has(name) && !closes) {
      const end = new RegExp(`</${name}`, 'gi');
      end.lastIndex = at;
      // What is not closed hides what follows, as it does in a browser.
      at = end.exec(html)?.index ?? html.length;
    } else if (name === 'br') {
      words += '\uFFFC';
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
        lists[lists.length - 1] = item + 1;
      }
    }
  }
  words += html.slice(at);
  endBlock();
  return blocks;
}

/** Where a numbered list begins to count. */
const startOf = (tag: string) => Number(/\sstart\s*=\s*["']?(\d{1,4})/i.exec(tag)?.[1] ?? 1);
