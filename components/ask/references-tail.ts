import type { Citation } from '@/lib/skills/catholic-qa';

/** An answer's text without the definitions of its markers, and what they said. */
export interface TextWithReferences {
  body: string;
  references: Citation[];
}

const DEFINITION = /^ {0,3}\[\^(\d{1,3})\](?::|\.)\s+(\S.*)$/;
/** A reference is a line, not a chapter; the rest of a longer one is dropped. */
const LONGEST_REFERENCE = 600;
/** The heading that agents put above definitions, in the languages they answer in. */
const HEADING =
  /^[#*_\s]*(?:references|sources|citations|footnotes|notes|quellen|nachweise|anmerkungen|références|hivatkozások|források|jegyzetek|参考资料|参考文献|来源|注释|referenzi|sorsi)\s*[:：]?[*_\s]*$/i;

/**
 * Some agents end an answer with the definitions of its markers: `[^1]: …`, or `[^1]. Title (Author), locator` under a heading.
 * They are taken out, since the sources stand beside the answer.
 * @param text Markdown as sent
 */
export function withoutReferences(text: string): TextWithReferences {
  const references: Citation[] = [];
  const kept: string[] = [];
  let fenced = false;
  let inDefinition = false;
  for (const line of text.split('\n')) {
    if (/^\s*(?:```|~~~)/.test(line)) fenced = !fenced;
    const [, number, said] = (fenced ? undefined : DEFINITION.exec(line)) ?? [];
    if (number && said) references.push(readReference(Number(number) - 1, said.trim()));
    else if (!inDefinition || !/^\s{2,}\S/.test(line)) kept.push(line);
    inDefinition = Boolean(number) || (inDefinition && /^\s{2,}\S/.test(line));
  }
  return references.length === 0 ? { body: text, references } : { body: withoutHeading(kept), references };
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
