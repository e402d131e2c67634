import { answerAsText } from '../answer-as-text';
import type { ExportedTurn } from './exported-turn';
import type { ExportWords } from './words';

/** Between two answers of one file. */
const RULE = '* * *';

/** Answers as plain text, each with its own numbered sources below it. */
export function asText(turns: readonly ExportedTurn[], words: ExportWords): string {
  return `${turns.map((turn) => answerAsText(turn, words)).join(`\n\n${RULE}\n\n`)}\n`;
}
