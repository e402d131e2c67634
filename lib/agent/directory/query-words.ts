import { foldName } from './fold-name';
import { ASKING_WORDS } from './kind-words';

/** Nobody's name is longer; the rest of a longer text is not read. */
const MAX_CHARACTERS = 200;

/**
 * The words of a query that can tell one record from another: folded, without the words of a question around the name
 * and without the words of the kind. Empty when nothing of that sort is left ("Saint", "the Cardinal").
 */
export function queryWords(query: string, dropped: ReadonlySet<string>): string[] {
  const words = foldName(query.slice(0, MAX_CHARACTERS));
  const telling = words.filter((word) => !dropped.has(word));
  const withoutQuestion = telling.filter((word) => !ASKING_WORDS.has(word));
  return withoutQuestion.length > 0 ? withoutQuestion : telling;
}
