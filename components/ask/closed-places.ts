// Longer than 110 lines: what brackets can belong to in Markdown, tried at each sign in turn.
import { codeIn, outside, type Stretch } from './code-places';

// Lengths are bounded, since a text may be hostile. All are tried at one place only.
/** Where a link leads, with its title. */
export const DESTINATION = /(?:<[^<>\n]{0,2000}>|(?:[^\s()<\\]|\\.|\([^\s()]{0,500}\)){0,2000})(?:\s{1,20}(?:"[^"]{0,500}"|'[^']{0,500}'|\([^()]{0,500}\)))?/.source;
const ADDRESSED = new RegExp(`\\(\\s{0,20}${DESTINATION}\\s{0,20}\\)`, 'y');
const LABEL = /\[([^\][\n]{0,300})\]/y;
const AUTOLINK = /<[a-z][a-z\d+.-]{1,31}:[^<>\s]{0,2000}>/iy;
const TAG = /<(?:\/?[a-z][^<>]{0,1000}|!--(?:(?!-->)[^<]){0,1000}--)>/iy;
/** What follows up to the next blank line is HTML too. */
const HTML_BLOCK =
  /<\/?(?:address|article|aside|base|blockquote|body|caption|center|col|colgroup|dd|details|dialog|dir|div|dl|dt|fieldset|figcaption|figure|footer|form|frame|frameset|h[1-6]|head|header|hr|html|iframe|legend|li|link|main|menu|menuitem|nav|noframes|ol|optgroup|option|p|param|pre|script|search|section|style|summary|table|tbody|td|textarea|tfoot|th|thead|title|tr|track|ul)(?=[\s/>]|$)|<(?:!--|[?!])/iy;
const ADDRESS = /(?:https?:\/\/|www\.)[^\s<\]]+/iy;
/** A new block: an opened bracket is not closed in it. */
const BREAK = /\n[ \t>]*(?:\n|$|[-*+][ \t]|#{1,6}[ \t]|\d{1,9}[.)][ \t])/y;
const BLANK_LINE = /\n[ \t]*(?:\n|$)/g;
const DEFINITION = /^([ \t>]*)\[(\^?)([^\][\n]{1,300})\]:[ \t]*(.*)$/;
const DEFINED = new RegExp(`^${DESTINATION}\\s*$`);

const labelOf = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase();

function at(pattern: RegExp, text: string, place: number): RegExpExecArray | null {
  pattern.lastIndex = place;
  return pattern.exec(text);
}

interface Definitions { labels: Set<string>; lines: Stretch[] }

/** `[1]: https://…` says where `[the text][1]` leads, and is not drawn; `[^a]: …` is a footnote. */
function definitionsIn(text: string, code: readonly Stretch[]): Definitions {
  const found: Definitions = { labels: new Set(), lines: [] };
  let [from, isBetween, next] = [0, true, 0];
  for (const line of text.split('\n')) {
    while ((code[next]?.to ?? Infinity) <= from) next += 1;
    const isCode = (code[next]?.from ?? Infinity) <= from;
    const [, , caret = '', label, said = ''] = (!isCode && DEFINITION.exec(line)) || [];
    const isDefined = label !== undefined && (caret !== '' || (isBetween && said !== '' && DEFINED.test(said)));
    if (isDefined) found.labels.add(labelOf(caret + label));
    if (isDefined && !caret) found.lines.push({ from, to: from + line.length });
    isBetween = isCode || isDefined || !line.replace(/[>\s]/g, '') || /^ {0,3}#{1,6}[ \t]/.test(line);
    from += line.length + 1;
  }
  return found;
}

/**
 * Where brackets with numbers are no citation markers: code, links with their addresses, addresses, HTML, escaped brackets, definitions. The
 * text is drawn, counted and written by these same places.
 * @returns stretches in their order
 */
export function closedIn(text: string): Stretch[] {
  const code = codeIn(text);
  const { labels, lines } = definitionsIn(text, code);
  const known = [...code, ...lines].sort((a, b) => a.from - b.from);
  const found: Stretch[] = [];
  let opened: number[] = [];
  let next = 0;
  const close = (from: number, to: number) => {
    while ((found.at(-1)?.from ?? -1) >= from) found.pop();
    found.push({ from, to });
    return to;
  };
  /** The end of a link whose words end here. */
  const linkFrom = (open: number, place: number): number | undefined => {
    const addressed = text[place + 1] === '(' ? at(ADDRESSED, text, place + 1) : null;
    if (addressed) return place + 1 + addressed[0].length;
    if (labels.size === 0) return undefined;
    const named = at(LABEL, text, place + 1);
    const own = labels.has(labelOf(text.slice(open + 1, Math.min(place, open + 300))));
    if (named?.[1] && labels.has(labelOf(named[1]))) return place + 1 + named[0].length;
    return own ? place + 1 + (named && !named[1] ? named[0].length : 0) : undefined;
  };
  const stepFrom = (place: number): number => {
    const sign = text[place];
    if (sign === '\\') return close(place, Math.min(text.length, place + 2));
    if (sign === '\n') {
      if (at(BREAK, text, place)) opened = [];
      return place + 1;
    }
    if (sign === '<') {
      const begins = /(?:^|\n)[ \t>]{0,12}$/.test(text.slice(Math.max(0, place - 14), place));
      if (begins && at(HTML_BLOCK, text, place)) return close(place, at(BLANK_LINE, text, place)?.index ?? text.length);
      const whole = at(AUTOLINK, text, place) ?? at(TAG, text, place);
      return whole ? close(place, place + whole[0].length) : place + 1;
    }
    if ((sign === 'h' || sign === 'H' || sign === 'w' || sign === 'W') && !/[\p{L}\d]/u.test(text[place - 1] ?? '')) {
      const address = at(ADDRESS, text, place);
      return address ? close(place, place + address[0].length) : place + 1;
    }
    if (sign === '[') opened.push(place);
    if (sign !== ']') return place + 1;
    const open = opened.pop();
    const end = open === undefined ? undefined : linkFrom(open, place);
    if (open === undefined || end === undefined) return place + 1;
    // A link holds no link; a picture may stand in one.
    if (text[open - 1] !== '!') opened = [];
    return close(open, end);
  };
  for (let place = 0; place < text.length; ) {
    while ((known[next]?.to ?? Infinity) <= place) next += 1;
    const stretch = known[next];
    place = stretch && stretch.from <= place ? close(stretch.from, stretch.to) : stepFrom(place);
  }
  return found;
}

/** Changes a Markdown text where its brackets may be citation markers. @param change gets each run of such text */
export function outsideClosed(text: string, change: (words: string) => string): string {
  return outside(text, closedIn(text), change);
}
