import { citedApart } from './export/cited-apart';
import type { ExportedTurn } from './export/exported-turn';
import { plainWords } from './export/plain-words';
import { referenceLine } from './export/reference-line';
import type { ExportWords } from './export/words';
import { writeMarkers } from './export/write-markers';
import type { Source } from './sources-of';

const listed = (sources: readonly Source[]) => sources.flatMap(({ number, citations }) => citations.map((citation) => `[${number}] ${referenceLine(citation)}`)).join('\n');

/** An answer to paste elsewhere: question, text with its numbers, sources, who answered. Plain words, without the signs of Markdown. */
export function answerAsText(turn: ExportedTurn, words: ExportWords): string {
  const { cited, found } = citedApart(turn);
  return [
    turn.question,
    plainWords(writeMarkers(turn.body, turn.sources, (numbers) => numbers.map((number) => `[${number}]`).join(''))),
    cited.length > 0 && `${words.sources}\n${listed(cited)}`,
    found.length > 0 && `${words.found}\n${listed(found)}`,
    words.answeredBy(turn.agent.name, turn.readAt),
  ].filter(Boolean).join('\n\n');
}
