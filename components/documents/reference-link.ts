/** A stretch of a text that leads somewhere, in UTF-16 units. */
export interface ReferenceLink {
  from: number;
  to: number;
  /** A path of ours without a language; of a link that the text itself has, an address elsewhere (http, https or mailto). */
  href: string;
  isExternal?: boolean;
  /** What is searched for, where the link is a search. */
  query?: string;
}
