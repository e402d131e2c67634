/** The words of the page's language that an exported answer needs. */
export interface ExportWords {
  sources: string;
  /** Sources that were found and not cited. */
  found: string;
  /** "Answered by Magisterium AI, read 30 November 2026, 14:02": said of one answer. */
  answeredBy: (name: string, readAt: string) => string;
  /** The reader's day, `YYYY-MM-DD`, of an ISO 8601 instant. */
  dayOf: (instant: string) => string;
}
