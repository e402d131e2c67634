/** No word of a language that parts its words is longer; the fuzzy search needs memory with the square of a word's length. */
const LONGEST_WORD = 60;

/** Words that are looked at from each end of a text: a pasted document has its question before or after it. */
const WORDS_AT_EACH_END = 150;

/** The same in a language that does not part its words, in characters: a word has about two. */
const HAN_AT_EACH_END = 2 * WORDS_AT_EACH_END;

const HAN = /\p{Script=Han}/u;

function ends<Part>(parts: readonly Part[], atEachEnd: number): Part[][] {
  return parts.length <= 2 * atEachEnd ? [[...parts]] : [parts.slice(0, atEachEnd), parts.slice(-atEachEnd)];
}

/** A run cut to a word's length, or in Chinese, where it is a paragraph, to its two ends. */
function cut(run: string): string {
  return HAN.test(run) ? ends([...run], HAN_AT_EACH_END).map((part) => part.join('')).join(' ') : run.slice(0, LONGEST_WORD);
}

/** The part of a question that is worth searching by: words cut to a sensible length, and of a long paste its two ends. */
export function searchableQuestion(text: string): string {
  const short = ends(text.trim().split(/\s+/), WORDS_AT_EACH_END).flat().map(cut).join(' ');
  return HAN.test(short) ? cut(short) : short;
}
