import type { Citation } from '@/lib/skills/catholic-qa';
import { numbersIn } from './citation-markers';
import { codeLines } from './code-lines';
import { withoutForeignMarks } from './foreign-marks';
import { citationsOf } from './sources-of';

/** An answer's text without the definitions of its markers, and all that its markers can point to. */
export interface TextWithReferences {
  body: string;
  citations: Citation[];
}

interface Definition { number: number; said: string }

const DEFINITION = /^ {0,3}\[(\^?)(\d{1,3})\](?::\s*|\.\s+)(\S.*)$/;
/** Under a heading of sources a line needs no more than its number: `[1] …`, `1. …`, `- [1] …`, `【1】…`. */
const LISTED = /^\s{0,3}(?:[-*]\s+)?(?:[[【]\^?(\d{1,3})[\]】]:?|(\d{1,3})[.)])\s*(\S.*)$/;
const RULE = /^\s*(?:-{3,}|\*{3,}|_{3,})\s*$/;
/** A reference is a line, not a chapter; the rest of a longer one is dropped. */
const LONGEST_REFERENCE = 600;
const LONGEST_HEADING = 80;
/** The heading that agents put above definitions, in the languages they answer in. */
const HEADING =
  /^[#*_\s]*(?:references|sources|citations|footnotes|notes|quellen|nachweise|anmerkungen|références|hivatkozások|források|jegyzetek|参考资料|参考文献|来源|注释|referenzi|sorsi)\s*[:：]?[*_\s]*$/i;

function isHeading(line: string): boolean {
  const words = line.trim();
  return words.length <= LONGEST_HEADING && HEADING.test(words);
}

/**
 * Some agents end an answer with the definitions of its markers: `[^1]: …`, or `[^1]. Title (Author), locator` under a heading.
 * They are taken out, since the sources stand beside the answer. Citation marks of other systems go as well. Without a caret, a line with a
 * number is a definition only where the text points to its number, and where nothing is lost: the agent sent no citation of that number, or
 * one that the line names. Anything else is the answer's own text.
 * @param sent Markdown
 * @param citations as the agent sent them
 * @returns the text, and the citations with what only the text defines
 */
export function withoutReferences(sent: string, citations: readonly Citation[]): TextWithReferences {
  const text = withoutForeignMarks(sent);
  const lines = text.split('\n');
  const code = codeLines(text).map((line) => line.code !== undefined);
  const linked = linkedNumbers(text);
  const isDefinition = (place: number): (Definition & { caret: boolean }) | undefined => {
    const [, caret = '', number = '', said = ''] = (!code[place] && DEFINITION.exec(lines[place] ?? '')) || [];
    return said ? { caret: caret !== '', number: Number(number), said } : undefined;
  };
  const listed = listedAt(lines, (place) => Boolean(isDefinition(place)?.caret));
  const pointed = new Set(numbersIn(lines.filter((_, place) => place < listed && !isDefinition(place)).join('\n'), () => true));
  const isLossless = ({ number, said }: Definition) => {
    const known = citationsOf(citations, number);
    // An address alone is not drawn; left in the text, it makes links of the markers.
    return known.length === 0 || /^<?https?:\/\/\S+$/.test(said) || known.some((citation) => names(said, citation));
  };
  const list = lines.slice(listed).flatMap(readListed);
  const isTaken = list.some(({ number }) => pointed.has(number)) && list.every(isLossless);
  const taken: Definition[] = isTaken ? list : [];
  const kept: string[] = [];
  const outAt = new Set<number>();
  let isInside = false;
  lines.slice(0, isTaken ? listed : lines.length).forEach((line, place) => {
    const found = isDefinition(place);
    const isOut = found && (found.caret || (!linked.has(found.number) && pointed.has(found.number) && isLossless(found)));
    if (isOut) {
      taken.push(found);
      outAt.add(kept.length);
    }
    // Of a footnote the indented lines that follow are a part.
    isInside = Boolean(isOut) || (isInside && /^\s{2,}\S/.test(line));
    if (!isInside) kept.push(line);
  });
  if (taken.length === 0) return { body: text, citations: [...citations] };
  const added = taken.filter(({ number }) => citationsOf(citations, number).length === 0).map(readReference);
  return { body: withoutHeading(withoutEmptied(kept, outAt)), citations: [...citations, ...added] };
}

/** Numbers of `[the text][1]`: there `[1]: https://…` is the address of a link. */
function linkedNumbers(text: string): Set<number> {
  return new Set([...text.matchAll(/\[[^\][\d^][^\][\n]{0,300}\]\[(\d{1,3})\]/g)].map(([, number]) => Number(number)));
}

/** Whether a line says no other than a citation that was sent. */
function names(said: string, { document_title: title, source_url: url }: Citation): boolean {
  const plain = (words: string) => words.toLowerCase().replace(/[\s*_“”"'’]+/g, ' ').trim();
  const line = plain(said);
  return Boolean((title?.trim() && line.includes(plain(title))) || (url?.trim() && said.includes(url)) || (line.length > 5 && plain(title ?? '').includes(line)));
}

function readListed(line: string): Definition[] {
  const [, bracketed, plain, said = ''] = LISTED.exec(line) ?? [];
  const number = bracketed ?? plain;
  return number ? [{ number: Number(number), said: said.trim() }] : [];
}

/**
 * Where the list under the last heading of sources begins: everything below must be of the list, else there is none and this is the end.
 * @param isFootnote of a line, whether it is a definition with a caret: these are read wherever they stand, with the lines that go on with them
 */
function listedAt(lines: readonly string[], isFootnote: (place: number) => boolean): number {
  const heading = lines.findLastIndex(isHeading);
  const below = lines.flatMap((line, place) => (place > heading && line.trim() ? [place] : []));
  const isList = heading >= 0 && below.length > 0 && below.every((place) => LISTED.test(lines[place] ?? '') || RULE.test(lines[place] ?? ''));
  return isList && !below.some(isFootnote) ? heading + 1 : lines.length;
}

function withoutHeading(lines: string[]): string {
  const body = [...lines];
  const dropBlank = () => {
    while (body.at(-1)?.trim() === '') body.pop();
  };
  dropBlank();
  if (isHeading(body.at(-1) ?? '')) body.pop();
  dropBlank();
  if (RULE.test(body.at(-1) ?? '')) body.pop();
  return body.join('\n').trimEnd();
}

/**
 * Without the headings of sources, also in the middle of a text, whose lines were taken out and left nothing of the list.
 * @param outAt places in front of which a line was taken out
 */
function withoutEmptied(lines: readonly string[], outAt: ReadonlySet<number>): string[] {
  return lines.filter((line, place) => {
    if (outAt.size === 0 || !isHeading(line)) return true;
    let next = place + 1;
    let isEmptied = outAt.has(next);
    for (; next < lines.length && !lines[next]?.trim(); next += 1) isEmptied ||= outAt.has(next + 1);
    return !isEmptied || LISTED.test(lines[next] ?? '');
  });
}

function readReference({ number, said: whole }: Definition): Citation {
  const said = whole.slice(0, LONGEST_REFERENCE).replace(/\s+/g, ' ');
  const source_url = /https?:\/\/[^\s)\]>]+/.exec(said)?.[0];
  const plain = said.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1').replace(/<?https?:\/\/\S+/g, '').replace(/[*_]/g, '').trim();
  const [, title, author, locator] = /^(.+?)\s*\(([^()]+)\)[,.\s]*(.*)$/.exec(plain) ?? [];
  return { document_index: number - 1, document_title: title ?? plain, document_author: author, document_reference: locator || undefined, source_url };
}
