import { kept } from './kept';
import { readData } from '../read-data';

/** A magisterial document as facts; its text is not held. */
export interface MagisterialDocument {
  id: string;
  /** The incipit or official title, mostly Latin. */
  title: string;
  /** A short English subject. */
  english_title: string;
  author: string;
  /** Kind of document, lower case: `encyclical`, `motu proprio`. */
  type: string;
  /** A day, a month or a year: `1891-05-15`, `1964-11`, `325`. */
  date: string;
  /** Last year of a council that ran over more than one. */
  date_end?: string;
  /** Address of the text on vatican.va, where known. */
  url: string | null;
  topics: string[];
  /** Citation line. */
  ref: string;
}

/** All documents, in the order of their dates. Source: `lib/agent/data/documents.json`. */
export function magisterialDocuments(): MagisterialDocument[] {
  return kept('documents', () => readData<MagisterialDocument[]>('documents'));
}

/** A document by its slug. */
export function documentById(id: string): MagisterialDocument | undefined {
  return kept('documents-by-id', () => new Map(magisterialDocuments().map((document) => [document.id, document]))).get(id);
}

/** The year of a document: the part of its date before the first hyphen. */
export function yearOf(document: MagisterialDocument): string {
  return document.date.split('-')[0] ?? document.date;
}
