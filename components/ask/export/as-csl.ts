import type { Citation } from '@/lib/skills/catholic-qa';
import type { ExportedTurn } from './exported-turn';
import type { ExportWords } from './words';

/** A source in the fields of CSL-JSON (citationstyles.org, schema 1.0.2) that are known of it. */
export interface CslItem {
  id: string;
  type: 'document';
  title?: string;
  author?: { literal: string }[];
  /** Year, and month and day where they are known. */
  issued?: { 'date-parts': [[number, ...number[]]] } | { literal: string };
  /** Where in the document. */
  section?: string;
  abstract?: string;
  URL?: string;
  accessed?: { 'date-parts': [[number, number, number]] };
  /** The number that the answer gives it. */
  note?: string;
}

const clean = (text: string | null | undefined) => text?.replace(/[\s\p{Cc}]+/gu, ' ').trim() || undefined;

function issuedOf(date: string | undefined): CslItem['issued'] {
  if (!date) return undefined;
  const [, year, month, day] = /^(\d{3,4})(?:-(\d{2})(?:-(\d{2}))?)?$/.exec(date) ?? [];
  return year ? { 'date-parts': [[Number(year), ...[month, day].flatMap((part) => (part ? Number(part) : []))]] } : { literal: date };
}

function accessedOf(day: string): CslItem['accessed'] {
  const [year, month, date] = day.split('-').map(Number);
  return year && month && date ? { 'date-parts': [[year, month, date]] } : undefined;
}

/**
 * One citation in the fields of CSL.
 * @param id unique in its file
 * @param day the reader's, `YYYY-MM-DD`, on which it was read
 * @param note the number that an answer gives it
 */
export function cslItem(citation: Citation, id: string, day: string, note?: string): CslItem {
  const author = clean(citation.document_author);
  const url = clean(citation.source_url);
  const item: CslItem = {
    id, type: 'document', title: clean(citation.document_title), author: author ? [{ literal: author }] : undefined,
    issued: issuedOf(clean(citation.document_year)), section: clean(citation.document_reference), abstract: clean(citation.cited_text),
    URL: url && /^https?:\/\//i.test(url) ? url : undefined, accessed: accessedOf(day), note,
  };
  return JSON.parse(JSON.stringify(item)) as CslItem;
}

/** The sources of answers, one item for each passage. Ids hold the number that the answer gives: `source-3`, `source-3b` for its second passage, `answer-2-source-3` of several answers. */
export function cslItems(turns: readonly ExportedTurn[], { dayOf }: Pick<ExportWords, 'dayOf'>): CslItem[] {
  return turns.flatMap((turn, place) => turn.sources.flatMap(({ number, citations }) => citations.map((citation, index) => {
    const id = `${turn.called ?? (turns.length > 1 ? `answer-${place + 1}-` : '')}source-${number}${index > 0 ? (index < 25 ? String.fromCharCode(97 + index) : `-${index + 1}`) : ''}`;
    // What was saved by itself stands in no answer, which would number it.
    return cslItem(citation, id, dayOf(turn.readAt), turn.called ? undefined : `[${number}]`);
  })));
}

/** A file of CSL-JSON. */
export function writeCslJson(items: readonly CslItem[]): string {
  return `${JSON.stringify(items, null, 2)}\n`;
}

/** The sources of answers as a file of CSL-JSON. */
export function asCslJson(turns: readonly ExportedTurn[], words: Pick<ExportWords, 'dayOf'>): string {
  return writeCslJson(cslItems(turns, words));
}
