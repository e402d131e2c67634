import type { Citation } from '@/lib/skills/catholic-qa';
import { readExtras } from '../answer-extras';
import type { ExportedTurn } from '../export/exported-turn';
import type { Source } from '../sources-of';

/** What a link to share holds: answers as they stood, and when the link was made. */
export interface SharedConversation {
  /** ISO 8601 instant. */
  madeAt: string;
  turns: ExportedTurn[];
}

/** Of what a link says nothing is believed but that it is text; longer than this it is refused. */
const MOST = { turns: 60, sources: 300, citations: 50, text: 400_000, line: 20_000 };

const CITED = ['document_title', 'document_author', 'document_year', 'document_reference', 'source_url', 'cited_text_heading', 'cited_text'] as const;

class Unreadable extends Error {}

const fields = (value: unknown) => (typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {});

function text(value: unknown, most = MOST.line): string {
  if (typeof value !== 'string' || value.length > most) throw new Unreadable();
  return value;
}

function list<T>(value: unknown, most: number, read: (item: unknown) => T): T[] {
  if (!Array.isArray(value) || value.length > most) throw new Unreadable();
  return value.map(read);
}

function instant(value: unknown): string {
  const said = text(value, 40);
  if (!/^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)$/.test(said) || Number.isNaN(Date.parse(said))) throw new Unreadable();
  return said;
}

function citationOf(value: unknown): Citation {
  const given = fields(value);
  return Object.fromEntries(CITED.flatMap((name) => (given[name] === undefined || given[name] === null ? [] : [[name, text(given[name])]])));
}

function sourceOf(value: unknown): Source {
  const { number, citations } = fields(value);
  if (typeof number !== 'number' || !Number.isInteger(number) || number < 1 || number > 999) throw new Unreadable();
  return { number, citations: list(citations, MOST.citations, citationOf) };
}

function turnOf(value: unknown): ExportedTurn {
  const { question, agent, askedAt, readAt, body, sources, lang } = fields(value);
  const { name, builtIn } = fields(agent);
  return {
    question: text(question), agent: { name: text(name, 200), builtIn: builtIn === true }, askedAt: instant(askedAt), readAt: instant(readAt),
    body: text(body, MOST.text), sources: list(sources, MOST.sources, sourceOf), ...readExtras(value, 0), ...(typeof lang === 'string' && /^[a-z]{2}$/.test(lang) ? { lang } : {}),
  };
}

/** Turns without the quoted passages, which take most of the room. */
export function withoutQuotes(turns: readonly ExportedTurn[]): ExportedTurn[] {
  const bare = (citation: Citation): Citation => ({ ...citation, cited_text: undefined, cited_text_heading: undefined });
  return turns.map((turn) => ({ ...turn, sources: turn.sources.map(({ number, citations }) => ({ number, citations: citations.map(bare) })) }));
}

/**
 * What a link may hold: the known fields of answers and citations, of files their address, no id of a turn, a task or a reader. Used for what goes in and for what comes out.
 * @param value anything, e.g. parsed JSON of anybody's making
 * @returns undefined when it is something else, or more than may be shared
 */
export function readShared(value: unknown): SharedConversation | undefined {
  try {
    const { madeAt, turns } = fields(value);
    const read = { madeAt: instant(madeAt), turns: list(turns, MOST.turns, turnOf) };
    return read.turns.length > 0 ? read : undefined;
  } catch (error) {
    if (error instanceof Unreadable) return undefined;
    throw error;
  }
}
