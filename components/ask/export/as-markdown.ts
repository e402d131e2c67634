import { safeExternalUrl } from '@/components/ui/safe-url';
import type { Source } from '../sources-of';
import { citedApart } from './cited-apart';
import type { ExportedTurn } from './exported-turn';
import { referenceFacts } from './reference-line';
import { plain, safeMarkdown } from './safe-markdown';
import type { ExportWords } from './words';
import { writeMarkers } from './write-markers';

/** One line of Markdown for a source; the address is a link only where it is one. */
function definition({ citations }: Source): string {
  return citations.map((citation) => {
    const facts = referenceFacts(citation).map((fact) => (safeExternalUrl(fact) === fact ? `<${fact}>` : plain(fact))).join(', ');
    const quoted = citation.cited_text?.replace(/\s+/g, ' ').trim();
    return quoted ? `${facts}: “${plain(quoted)}”` : facts;
  }).join('; ');
}

function oneAnswer(turn: ExportedTurn, label: (number: number) => string, words: ExportWords): string {
  const { cited, found } = citedApart(turn);
  return [
    `# ${plain(turn.question.replace(/\s+/g, ' ').trim())}`,
    safeMarkdown(writeMarkers(turn.body, turn.sources, (numbers) => numbers.map((number) => `[^${label(number)}]`).join(''))).trim(),
    `*${plain(words.answeredBy(turn.agent.name, turn.readAt))}*`,
    // Footnotes that nothing points to are dropped by what reads them.
    found.length > 0 && `**${plain(words.found)}**\n\n${found.map((source) => `- \\[${source.number}\\] ${definition(source)}`).join('\n')}`,
    cited.map((source) => `[^${label(source.number)}]: ${definition(source)}`).join('\n'),
  ].filter(Boolean).join('\n\n');
}

/** Answers as Markdown with footnotes. A footnote's name is unique in its file: `[^3]` alone, `[^2-3]` for source 3 of the second answer of several. */
export function asMarkdown(turns: readonly ExportedTurn[], words: ExportWords): string {
  return `${turns.map((turn, index) => oneAnswer(turn, (number) => (turns.length === 1 ? String(number) : `${index + 1}-${number}`), words)).join('\n\n---\n\n')}\n`;
}
