/** As much of citation-js (a reader of BibTeX, RIS and CSL-JSON that is not ours) as tests use; the package brings no types. */
declare module '@citation-js/core' {
  export class Cite {
    constructor(data: string, options?: { forceType?: string });
    data: Record<string, unknown>[];
  }
  export const plugins: { input: { type(data: unknown): string } };
}
declare module '@citation-js/plugin-bibtex' {}
declare module '@citation-js/plugin-ris' {}
