import { safeLinkUrl } from '@/components/ui/safe-url';
import { markdownPlaces, type MarkdownPlace } from './link-places';

/** What stands in a text for what is not to be read as Markdown any more; agents' texts have lost such characters before. */
const [OPEN, CLOSE] = ['\uE000', '\uE001'];

const EMPHASIS = [
  /(?<![*\\])(\*{1,3})(?![\s*])((?:(?!\n[ \t]{0,20}\n)[^*]){1,2000})(?<!\s)\1(?!\*)/g,
  /(?<![\p{L}\p{N}_])(_{1,3})(?![\s_])((?:(?!\n[ \t]{0,20}\n)[^_]){1,2000})(?<!\s)\1(?![\p{L}\p{N}_])/gu,
  /(~~)(?![\s~])([^~\n]{1,2000})(?<!\s)\1/g,
];

/** One line without the signs of its block. */
function plainLine(line: string): string[] {
  if (/^[ \t>]*\|?[ \t]*:?-{3,}:?[ \t]*(?:\|[ \t|:-]*)$/.test(line) || /^[ \t]*=+[ \t]*$/.test(line)) return [];
  const own = line.replace(/^[ \t]{0,3}(?:>[ \t]?){1,20}/, '').replace(/(?: {2,}|\\)$/, '');
  if (/^\s*\|.*\|\s*$/.test(own)) return [own.trim().slice(1, -1).split('|').map((cell) => cell.trim()).join('\t')];
  const heading = /^ {0,3}#{1,6}[ \t]+(.*)$/.exec(own)?.[1];
  return [heading !== undefined ? heading.replace(/[ \t]+#+[ \t]*$/, '') : own.replace(/^([ \t]*)[*+](?=[ \t]+\S)/, '$1-')];
}

/** Code without its backticks or the fences around it. */
const plainCode = (code: string) => (/^[ \t>]*(?:`{3,}|~{3,})[^`\n]*\n?$/.test(code) ? '' : /^(`+)([^]*)\1$/.exec(code)?.[2] ?? code);

/**
 * An agent's Markdown as plain words: no signs, each address once, in brackets behind the words that lead there.
 * @param text untrusted
 */
export function plainWords(text: string): string {
  const said = new Set<string>();
  const kept: string[] = [];
  const keep = (words: string) => (words ? `${OPEN}${kept.push(words) - 1}${CLOSE}` : '');
  const link = ({ label, url }: MarkdownPlace & { kind: 'link' }) => {
    const address = safeLinkUrl(url);
    const words = read(`x${label.replace(/\s*\n\s*/g, ' ')}`).slice(1);
    if (!address || said.has(address)) return words;
    said.add(address);
    const shown = address.replace(/^mailto:/i, '');
    return label === url || label === shown ? keep(shown) : `${words}${words ? ' ' : ''}${keep(`(${shown})`)}`;
  };
  const read = (part: string): string => markdownPlaces(part).map((place) => {
    if (place.kind === 'words') return /^(?:https?:|www\.)/i.test(place.text) ? keep(place.text) : place.text;
    if (place.kind === 'definition') return '';
    if (place.kind === 'link') return link(place);
    return keep(place.kind === 'code' ? plainCode(place.text) : place.kind === 'escape' ? place.text.slice(1) : place.text);
  }).join('');
  let words = read(text.replace(/[\uE000\uE001]/g, '')).split('\n').flatMap(plainLine).join('\n');
  for (const mark of [...EMPHASIS, ...EMPHASIS]) words = words.replace(mark, '$2');
  return words.replace(/\uE000(\d+)\uE001/g, (_, place: string) => kept[Number(place)] ?? '').replace(/\n{3,}/g, '\n\n').trim();
}
