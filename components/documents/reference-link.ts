/** A stretch of a text that leads somewhere, in UTF-16 units; `href` is a path of ours without a language. */
export interface ReferenceLink {
  from: number;
  to: number;
  href: string;
}
