import { decodeEntities } from './html-entities';

/** Elements that plain texts are sent with by mistake. */
const NAMES = ['a', 'b', 'blockquote', 'cite', 'em', 'i', 'li', 'p', 'q', 'small', 'span', 'strong', 'sub', 'sup', 'u'];

/** The beginnings of such elements: a letter in angle brackets may be something else, so it is one only with its end after it. */
const STARTS = new RegExp(`<(${NAMES.join('|')})(?:\\s[^<>]{0,2000})?>`, 'gi');

/** Whether a plain text has marks of HTML, which a reader sees as they were sent: a known element with its end, or a known name of a character. */
export function hasHtmlMarks(text: string): boolean {
  if (text.includes('&') && decodeEntities(text) !== text) return true;
  const lower = text.toLowerCase();
  const ends = new Map<string, number>();
  for (const { 1: found = '', index } of text.matchAll(STARTS)) {
    const name = found.toLowerCase();
    const end = ends.get(name) ?? lower.lastIndexOf(`</${name}>`);
    if (end > index) return true;
    ends.set(name, end);
  }
  return false;
}
