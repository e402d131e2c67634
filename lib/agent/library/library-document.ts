/** The three kinds of thing that the library holds. */
export type LibraryKind = 'document' | 'scripture' | 'catechism';

/** What `document_fetch` returns. */
export interface LibraryDocument {
  /** Scripture: the text. Otherwise facts about a text that is not included, in plain sentences. */
  text: string;
  meta: {
    id: string;
    title: string;
    author?: string;
    /** Citation line or locator. */
    ref: string;
    kind: LibraryKind;
    /** Year as a string: some documents are of the first millennium. */
    year?: string;
    /** Kind of a magisterial document, lower case: `encyclical`. */
    type?: string;
    /** As exact as a source showed it: a day, a month or a year. */
    date?: string;
    /** The last day or year of a council, in the same way. */
    date_end?: string;
    /** What a magisterial document is about. */
    subjects?: string[];
    /** Topics of this library that refer to it. */
    topics?: string[];
    /** Absolute address of the text elsewhere, where one is known. */
    source_url?: string;
  };
}
