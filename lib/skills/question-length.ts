/** Longest question, in characters. Apart from the schemas, so that the composer in the browser can know it without carrying them. */
export const MAX_QUESTION_LENGTH = 8_000;
