import { asBibtex } from './as-bibtex';
import { asCslJson } from './as-csl';
import { asMarkdown } from './as-markdown';
import { asRis } from './as-ris';
import { asText } from './as-text';
import type { ExportedTurn } from './exported-turn';
import type { ExportWords } from './words';

interface Format {
  ending: string;
  mime: string;
  /** Holds the sources only, so that without any there is nothing to save. */
  sourcesOnly: boolean;
  write: (turns: readonly ExportedTurn[], words: ExportWords) => string;
}

/** The files an answer can be saved as, in the order they are offered. */
export const formats = {
  markdown: { ending: '.md', mime: 'text/markdown', sourcesOnly: false, write: asMarkdown },
  text: { ending: '.txt', mime: 'text/plain', sourcesOnly: false, write: asText },
  bibtex: { ending: '.bib', mime: 'application/x-bibtex', sourcesOnly: true, write: asBibtex },
  ris: { ending: '.ris', mime: 'application/x-research-info-systems', sourcesOnly: true, write: asRis },
  csl: { ending: '.csl.json', mime: 'application/vnd.citationstyles.csl+json', sourcesOnly: true, write: asCslJson },
} satisfies Record<string, Format>;

export type FormatName = keyof typeof formats;
