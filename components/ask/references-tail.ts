import type { Citation } from '@/lib/skills/catholic-qa';
import { withoutForeignMarks } from './foreign-marks';

/** An answer's text without the definitions of its markers, and what they said. */
export interface TextWithReferences {
  body: string;
  references: Citation[];
}

const DEFINITION = /^ {0,3}\[\^?(\d{1,3})\](?::|\.)\s+(\S.*)$/;
/** Under a heading of sources a line needs no more than its number: `[1] …`, `1. …`, `- [1] …`, `【1】…`. */
const LISTED = /^\s{0,3}(?:[-*]\s+)?(?:[[【]\^?(\d{1,3})[\]】]:?|(\d{1,3})[.)])\s*(\S.*)$/;
/** A reference is a line, not a chapter; the rest of a longer one is dropped. */
const LONGEST_REFERENCE = 600;
/** The heading that agents put above definitions, in the languages they answer in. */
const HEADING =
  /^[#*_\s]*(?:references|sources|citations|footnotes|notes|quellen|nachweise|anmerkungen|références|hivatkozások|források|jegyzetek|参考资料|参考文献|来源|注释|referenzi|sorsi)\s*[:：]?[*_\s]*$/i;

/**
 * Some agents end an answer with the definitions of its markers: `[^1]: …`, or `[^1]. Title (Author), locator` under a heading.
 * They are taken out, since the sources stand beside the answer. Citation marks of other systems go as well.
 * @param sent Markdown
 */
export function withoutReferences(sent: string): TextWithReferences {
  const text = withoutForeignMarks(sent);
  const lines = text.split('\n');
  const listed = listedAt(lines);
  const references = lines.slice(listed).flatMap(readListed);
  const kept: string[] = [];
  let fenced = false;
  let inDefinition = false;
  for (const line of lines.slice(0, listed)) {
    if (/^\s*(?:```|~~~)/.test(line)) fenced = !fenced;
    const [, number, said] = (fenced ? undefined : DEFINITION.exec(line)) ?? [];
    if (number && said && !isLinked(text, line, number)) references.push(readReference(Number(number) - 1, said.trim()));
    else if (!inDefinition || !/^\s{2,}\S/.test(line)) kept.push(line);
    inDefinition = (Boolean(number) && kept.at(-1) !== line) || (inDefinition && /^\s{2,}\S/.test(line));
  }
  return references.length === 0 ? { body: text, references } : { body: withoutHeading(kept), references };
}

/** `[the text][1]` is a link, and `[1]: https://…` then its address. */
function isLinked(text: string, definition: string, number: string): boolean {
  return !definition.includes('[^') && new RegExp(`\\[[^\\]\\d^][^\\]\\n]*\\]\\[${number}\\]`).test(text);
}

function readListed(line: string): Citation[] {
  const [, bracketed, plain, said = ''] = LISTED.exec(line) ?? [];
  const number = bracketed ?? plain;
  return number ? [readReference(Number(number) - 1, said.trim())] : [];
}

/** Where the list under the last heading of sources begins: everything below must be of the list, else there is none and this is the end. */
function listedAt(lines: readonly string[]): number {
  const heading = lines.findLastIndex((line) => HEADING.test(line));
  const below = lines.slice(heading + 1).filter((line) => line.trim());
  const isList = heading >= 0 && below.length > 0 && below.every((line) => LISTED.test(line) || /^\s*(?:-{3,}|\*{3,}|_{3,})\s*$/.test(line));
  // Definitions with a caret are read wherever they stand, with the lines that go on with them.
  return isList && !below.some((line) => DEFINITION.test(line)) ? heading + 1 : lines.length;
}

function withoutHeading(lines: string[]): string {
  const body = [...lines];
  const dropBlank = () => {
    while (body.at(-1)?.trim() === '') body.pop();
  };
  dropBlank();
  if (HEADING.test(body.at(-1) ?? '')) body.pop();
  dropBlank();
  if (/^\s*(?:-{3,}|\*{3,}|_{3,})\s*$/.test(body.at(-1) ?? '')) body.pop();
  return body.join('\n').trimEnd();
}

function readReference(document_index: number, whole: string): Citation {
  const said = whole.slice(0, LONGEST_REFERENCE);
  const source_url = /https?:\/\/[^\s)\]>]+/.exec(said)?.[0];
  const plain = said.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1').replace(/<?https?:\/\/\S+/g, '').replace(/[*_]/g, '').trim();
  const [, title, author, locator] = /^(.+?)\s*\(([^()]+)\)[,.\s]*(.*)$/.exec(plain) ?? [];
  return { document_index, document_title: title ?? plain, document_author: author, document_reference: locator || undefined, source_url };
}

/** The agent's citations, with those that only the text defines added. */
export function allCitations(sent: readonly Citation[], references: readonly Citation[]): Citation[] {
  return sent.length > 0 ? [...sent] : [...references];
}
