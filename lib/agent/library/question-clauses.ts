import { fold } from './fold-words';

/** What parts sentences and clauses, in Latin and Chinese letters. */
const BETWEEN = /[.!?;:,。！？；：，\n]+|\s[-–—]\s/u;

/** What is set against the thing asked about: "confess to a priest instead of just praying to God" is about confession. */
const CONTRAST = /\b(?:instead of|rather than|and not)\b.*$/i;

/** The last so many are looked at: people tell their case first and ask then. */
const MOST = 6;

/**
 * The clauses of a question that has more than one, the last first: greetings, a story and thanks are told apart from what is asked.
 * Clauses of one or two words ("peace, love, music") are left out, and so is what a question contrasts with.
 */
export function clausesOf(question: string): string[] {
  const clauses = question.split(BETWEEN).map((clause) => clause.replace(CONTRAST, '').trim());
  const long = clauses.filter((clause) => clause.split(/\s+/).length >= 3 || /\p{Script=Han}{4}/u.test(clause)).slice(-MOST).reverse();
  const whole = fold(question);
  return long.filter((clause) => fold(clause) !== whole);
}
