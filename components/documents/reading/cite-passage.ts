import { cslItem, writeCslJson } from '@/components/ask/export/as-csl';
import { writeBibtex } from '@/components/ask/export/as-bibtex';
import { writeRis } from '@/components/ask/export/as-ris';
import { referenceLine } from '@/components/ask/export/reference-line';
import type { Locator } from './locator';

/** A document as a citation names it; what is not known is left out. */
export interface CitedDocument {
  /** Under which the agent has it. */
  id: string;
  title: string;
  /** The title as a citation has it, where it says more: "John 3 (World English Bible)". */
  citedAs?: string;
  author?: string;
  /** `YYYY-MM-DD`, `YYYY-MM`, `YYYY`, or as the agent wrote it. */
  date?: string;
  /** ISO 8601 instant at which the text was read from the agent. */
  readAt: string;
}

/** What is cited of it. */
export interface CitedPassage {
  /** Absent where the whole document is cited. */
  quote?: string;
  /** Numbers of its paragraphs or verses, or what the agent calls the place: "1324–1325", "16". */
  locator?: string;
  /** The locator as a note writes it: "nos. 1324–1325". */
  locatorWords?: string;
  /** Absolute address of its first paragraph in our reader. */
  url: string;
}

/** The words of the page's language that a citation needs. */
export interface CitationWords {
  /** The reader's day, `YYYY-MM-DD`, of an ISO 8601 instant. */
  dayOf: (instant: string) => string;
  /** "nos. 1324–1325". */
  locator: (locator: Locator) => string;
  /** "1 December 2026": such a day, or a date as `CitedDocument.date`. */
  date: (date: string) => string;
  /** "read 1 December 2026", "accessed 1 December 2026". */
  read: (date: string) => string;
  accessed: (date: string) => string;
  /** A quotation within the marks of the language. */
  quoted: (quote: string) => string;
  /** Whether its signs are as wide as its letters, with no space after them. */
  isFullWidth: boolean;
}

export const CITATION_STYLES = ['plain', 'chicago', 'bibtex', 'ris', 'csl'] as const;
export type CitationStyle = (typeof CITATION_STYLES)[number];

const citationOf = (document: CitedDocument, { quote, locator, url }: CitedPassage) => ({
  document_title: document.citedAs ?? document.title, document_author: document.author, document_year: document.date, document_reference: locator, cited_text: quote, source_url: url,
});

/** A key that BibTeX takes: `john-3-16`. */
function keyOf({ id }: CitedDocument, { locator = '' }: CitedPassage): string {
  const key = `${id}-${locator}`.normalize('NFKD').replace(/[^A-Za-z\d]+/g, '-').replace(/^-+|-+$/g, '').slice(0, 60);
  return key || 'passage';
}

/** A note as the Chicago Manual of Style writes it: author, title, date, place, when it was read, address. */
function chicagoNote(document: CitedDocument, passage: CitedPassage, words: CitationWords): string {
  const name = document.citedAs ?? document.title;
  const date = document.date && words.date(document.date);
  const title = !date ? name : words.isFullWidth ? `${name}（${date}）` : `${name} (${date})`;
  const parts = [document.author, title, passage.locatorWords ?? passage.locator, words.accessed(words.date(words.dayOf(document.readAt))), passage.url].filter(Boolean);
  return words.isFullWidth ? `${parts.join('，')}。` : `${parts.join(', ')}.`;
}

const quoted = ({ quote }: CitedPassage, words: CitationWords) => (quote ? `${words.quoted(quote)}\n` : '');

/** A passage with its citation in a style; the three formats of reference programs carry the passage as the abstract. */
export function citePassage(document: CitedDocument, passage: CitedPassage, style: CitationStyle, words: CitationWords): string {
  const citation = citationOf(document, passage);
  const items = [cslItem(citation, keyOf(document, passage), words.dayOf(document.readAt))];
  switch (style) {
    case 'bibtex': return writeBibtex(items);
    case 'ris': return writeRis(items);
    case 'csl': return writeCslJson(items);
    case 'chicago': return quoted(passage, words) + chicagoNote(document, passage, words);
    case 'plain': {
      const line = referenceLine({ ...citation, document_year: document.date && words.date(document.date), document_reference: passage.locatorWords ?? passage.locator });
      return `${quoted(passage, words)}${line} · ${words.read(words.date(words.dayOf(document.readAt)))}`;
    }
  }
}
