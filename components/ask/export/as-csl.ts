import type { ExportedTurn } from './exported-turn';
import type { ExportWords } from './words';

/** A source in the fields of CSL-JSON (citationstyles.org, schema 1.0.2) that are known of it. */
export interface CslItem {
  id: string;
  type: 'document';
  title?: string;
  author?: { literal: string }[];
  issued?: { 'date-parts': [[number]] } | { literal: string };
  /** Where in the document. */
  section?: string;
  abstract?: string;
  URL?: string;
  accessed?: { 'date-parts': [[number, number, number]] };
  /** The number that the answer gives it. */
  note: string;
}

const clean = (text: string | null | undefined) => text?.replace(/[\s\p{Cc}]+/gu, ' ').trim() || undefined;

function issuedOf(year: string | undefined): CslItem['issued'] {
  if (!year) return undefined;
  return /^\d{3,4}$/.test(year) ? { 'date-parts': [[Number(year)]] } : { literal: year };
}

function accessedOf(day: string): CslItem['accessed'] {
  const [year, month, date] = day.split('-').map(Number);
  return year && month && date ? { 'date-parts': [[year, month, date]] } : undefined;
}

/** The sources of answers, one item for each passage. Ids hold the number that the answer gives: `source-3`, `source-3b` for its second passage, `answer-2-source-3` of several answers. */
export function cslItems(turns: readonly ExportedTurn[], { dayOf }: Pick<ExportWords, 'dayOf'>): CslItem[] {
  return turns.flatMap((turn, place) => turn.sources.flatMap(({ number, citations }) => citations.map((citation, index): CslItem => {
    const id = `${turn.called ?? (turns.length > 1 ? `answer-${place + 1}-` : '')}source-${number}${index > 0 ? (index < 25 ? String.fromCharCode(97 + index) : `-${index + 1}`) : ''}`;
    const author = clean(citation.document_author);
    const url = clean(citation.source_url);
    const item: CslItem = {
      id, type: 'document', title: clean(citation.document_title), author: author ? [{ literal: author }] : undefined,
      issued: issuedOf(clean(citation.document_year)), section: clean(citation.document_reference), abstract: clean(citation.cited_text),
      URL: url && /^https?:\/\//i.test(url) ? url : undefined, accessed: accessedOf(dayOf(turn.readAt)), note: `[${number}]`,
    };
    return JSON.parse(JSON.stringify(item)) as CslItem;
  })));
}

/** A file of CSL-JSON. */
export function asCslJson(turns: readonly ExportedTurn[], words: Pick<ExportWords, 'dayOf'>): string {
  return `${JSON.stringify(cslItems(turns, words), null, 2)}\n`;
}
