import { plain } from '@/components/ask/export/safe-markdown';
import type { ExportedTurn } from '@/components/ask/export/exported-turn';
import { formats } from '@/components/ask/export/formats';
import type { ExportWords } from '@/components/ask/export/words';
import { citePassage, type CitationWords } from '@/components/documents/reading/cite-passage';
import { readBody } from '@/components/documents/read-body';
import type { OwnLink } from '@/components/documents/read-blocks';
import { yearOf } from '@/components/documents/year-of';
import { readSaved } from './read-saved';
import { placeOf, type SavedThing } from './saved-thing';

const FORMAT = 'magisterium-explorer-saved';
const VERSION = 1;

/** Plain text stays plain: no line of it begins a list, a heading or code. */
function asMarkdownText(text: string): string {
  const lines = text.split('\n').map((line) => plain(line.trim()).replace(/^([-+=])/, '\\$1').replace(/^(\d+)([.)])/, '$1\\$2'));
  return lines.join('  \n');
}

/** Stand for the ends of a link while its words are escaped; no text has them. */
const [OPEN, CLOSE] = ['\uFDD0', '\uFDD1'];

/** Escaped words with the links they have. @param before what stands before them on their line */
function withLinks(text: string, links: readonly OwnLink[] = [], before = ''): string {
  if (links.length === 0) return asMarkdownText(before + text);
  const pieces = links.map(({ from, to }, index) => `${text.slice(index > 0 ? links[index - 1]?.to : 0, from)}${OPEN}${text.slice(from, to)}${CLOSE}`);
  let next = 0;
  return asMarkdownText(before + pieces.join('') + text.slice(links.at(-1)?.to)).replaceAll(OPEN, '[').replaceAll(CLOSE, () => `](<${links[next++]?.href.replace(/[<>]/g, encodeURIComponent)}>)`);
}

/** A document as its page shows it: headings where it has them, numbers as its source gives them, links that it has. */
function bodyAsMarkdown(text: string): string[] {
  return readBody(text).blocks.map((block) => {
    if (block.kind === 'heading') return `${'#'.repeat(Math.min(6, block.level + 1))} ${plain(block.text)}`;
    if (block.kind === 'verses') return block.verses.map((verse) => `${verse.number} ${asMarkdownText(verse.text)}`).join(' ');
    return withLinks(block.text, block.links, block.number && `${block.label ?? `${block.number}.`} `);
  });
}

const paragraphs = (text: string) => text.replace(/\r\n?/g, '\n').split(/\n[ \t]*\n\s*/).filter((part) => part.trim());

/** "Magisterium AI, read 30 November 2026". */
type ReadFrom = (name: string, readAt: string) => string;

function oneAsMarkdown(thing: SavedThing, readFrom: ReadFrom, say: CitationWords['locator']): string {
  const { title, author, date, reference, locator, source, text, kind, agent, readAt } = thing;
  const facts = [author, date, locator ? say(locator) : reference === title ? undefined : reference].filter((fact) => fact !== undefined).map(plain).join(' · ');
  return [
    `# ${plain(title.replace(/\s+/g, ' '))}`,
    facts,
    ...(kind === 'passage' ? [paragraphs(text).map((part) => asMarkdownText(part).replace(/^/gm, '> ')).join('\n>\n')] : bodyAsMarkdown(text)),
    `*${plain(readFrom(agent.name, readAt))}*${source ? ` <${source}>` : ''}`,
  ].filter(Boolean).join('\n\n');
}

/** Scripture is cited with its translation, which the line of reference names. */
const citedAsOf = ({ kind, title, reference }: SavedThing) => (kind === 'document' && reference?.startsWith(`${title} (`) ? reference : undefined);

/** Saved things in the form of answers' sources, which is what the files of citations are written from. */
function asTurns(things: readonly SavedThing[], siteUrl: string): ExportedTurn[] {
  return things.map((thing, index) => {
    const { title, author, date, source, path, kind, text, agent, readAt, savedAt } = thing;
    const citedAs = citedAsOf(thing);
    return {
      question: title, askedAt: savedAt, readAt, body: '', agent: { name: agent.name, builtIn: agent.kind === 'built-in' }, called: 'saved-',
      sources: [{
        number: index + 1,
        citations: [{
          document_title: citedAs ?? title, document_author: author, document_year: yearOf(date) ?? date,
          // Reference programs have words of their own for a place.
          document_reference: citedAs ? undefined : placeOf(thing, ({ numbers }) => numbers),
          cited_text: kind === 'passage' ? text : undefined, source_url: source ?? new URL(path, siteUrl).href,
        }],
      }],
    };
  });
}

/** Saved things as the reader's copies of passages have them: words with their citation, a document by its citation alone. */
function asCitations(things: readonly SavedThing[], style: 'plain' | 'chicago', words: CitationWords, siteUrl: string): string {
  const cited = things.map((thing) => {
    const { kind, text, path, title, author, date, source, readAt } = thing;
    const citedAs = citedAsOf(thing);
    return citePassage(
      { id: path, title, citedAs, author, date, readAt },
      { quote: kind === 'passage' ? text : undefined, locatorWords: citedAs ? undefined : placeOf(thing, words.locator), url: source ?? new URL(path, siteUrl).href },
      style, words,
    );
  });
  return `${cited.join('\n\n')}\n`;
}

/** The files that a list of saved things can leave as, in the order they are offered. */
export const SAVED_FORMATS = ['markdown', 'plain', 'chicago', 'json', 'bibtex', 'ris', 'csl'] as const;

/** @param siteUrl origin of this site, for what has no address of its agent's own */
export function writeSaved(format: (typeof SAVED_FORMATS)[number], things: readonly SavedThing[], words: Pick<ExportWords, 'answeredBy'> & CitationWords, siteUrl: string): { ending: string; mime: string; text: string } {
  if (format === 'json') {
    return { ending: '.json', mime: 'application/json', text: JSON.stringify({ format: FORMAT, version: VERSION, exportedAt: new Date().toISOString(), saved: things }, null, 1) };
  }
  if (format === 'plain' || format === 'chicago') return { ending: format === 'plain' ? '.txt' : '-chicago.txt', mime: 'text/plain', text: asCitations(things, format, words, siteUrl) };
  const { ending, mime, write } = formats[format];
  return { ending, mime, text: format === 'markdown' ? `${things.map((thing) => oneAsMarkdown(thing, words.answeredBy, words.locator)).join('\n\n---\n\n')}\n` : write(asTurns(things, siteUrl), { sources: '', found: '', ...words }) };
}

/**
 * Reads a file that was exported as JSON.
 * @param json untrusted
 * @returns what can be drawn of it; undefined when it is no such file
 */
export function readSavedFile(json: string): SavedThing[] | undefined {
  let file: unknown;
  try {
    file = JSON.parse(json);
  } catch {
    return undefined;
  }
  const { format, version, saved } = (file ?? {}) as Record<string, unknown>;
  if (format !== FORMAT || version !== VERSION || !Array.isArray(saved)) return undefined;
  return saved.flatMap((thing: unknown) => readSaved(thing) ?? []);
}
