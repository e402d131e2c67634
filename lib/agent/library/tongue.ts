import type { Locale } from '@/lib/i18n/routing';

/** A language beside English in which questions are understood. */
export type TongueName = Exclude<Locale, 'en'>;

/**
 * What is known of a language for finding topics. Words are written as the language writes them and compared folded;
 * a word with a star stands for itself and what an ending makes of it ("tauf*" is also "taufen").
 * In Chinese a word is a string of characters, found anywhere in the text.
 */
export interface Tongue {
  /**
   * A topic's English name to its name in this language, as it stands in a question, and its terms, parted by commas.
   * All words of a term must be in the question, in any order.
   */
  topics: Readonly<Record<string, readonly [name: string, terms: string]>>;
  /** Words that only make the question. */
  stopWords: string;
  /** Words that show that a question is meant for this library, but hardly say what it asks. */
  contextWords: string;
  /** Letters that an ending has at most; longer ones make another word ("Taufkleid" is no "tauf*"). */
  longestEnding: number;
}
