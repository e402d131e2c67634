import { outsideCode } from './code-places';

/** Citation marks of other systems, which point to nothing that an A2A agent sends; in each, an optional space before them goes too. */
const FOREIGN: readonly RegExp[] = [
  // 【4:13†source】, 【12†L3-L9】, [4:13†source]
  /[ \t]?[【[]\d{1,3}(?::\d{1,3})?†[^】\]\n]{0,80}[】\]]/g,
  // U+E200 cite U+E202 turn0search1 U+E201, and what is left of such a mark
  /[ \t]?\uE200[^\uE200\uE201\n]{0,200}\uE201/g,
  /[\uE000-\uF8FF]/g,
  // :contentReference[oaicite:0]{index=0}
  /[ \t]?:contentReference\[oaicite:\d{1,3}\](?:\{index=\d{1,3}\})?/g,
  /[ \t]?\[oaicite:\d{1,3}\]/g,
];

/** `<cite index="1-2">` and `</cite>`, also with the bracket that some printers make of it. */
const CITE_TAG = /[<(]cite\b[^<>\n]{0,120}>|<\/cite>/gi;
/** [citation:3], [ref:3], [source: 3], [^1^]: neutral ones, whose number is that of a source. */
const NEUTRAL = /[[【](?:(?:citation|cite|ref|source|src)s?\s*[:：]\s*|\^)(\d{1,3})\^?[\]】]/gi;

/** A text without the marks of other systems that point to nothing; the words that they enclose stay. */
export function withoutSystemMarks(text: string): string {
  return FOREIGN.reduce((left, mark) => left.replace(mark, ''), text).replace(CITE_TAG, '');
}

/**
 * An agent's text without the citation marks of other systems; the words that they enclose stay. Marks with the plain number of a source
 * become a marker with a caret, which is one where the source is known and is dropped otherwise. Code is left as it is.
 * @param text Markdown as sent
 */
export function withoutForeignMarks(text: string): string {
  return outsideCode(text, (words) => withoutSystemMarks(words).replace(NEUTRAL, '[^$1]'));
}
