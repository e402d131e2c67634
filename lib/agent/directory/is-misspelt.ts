import { matchWord } from './match-word';
import { queryWords } from './query-words';

/** From how many letters on the beginning of a word stands for the word: the rule of a look-up. */
const PREFIX_LETTERS = 4;

/**
 * Whether a record was found only by taking a word of the query for a slip: "Derby", of which there is no see, for Derry. Words that no name
 * resembles were met otherwise (a country, an office), and say nothing of the spelling.
 * @param kind the words that only say what kind of thing is meant
 * @param names the record's names, folded, see `NameIndex.namesOf`
 */
export function isMisspelt(query: string, kind: ReadonlySet<string>, names: readonly (readonly string[])[]): boolean {
  const known = names.flat();
  return queryWords(query, kind).some(
    (word) => !known.some((name) => matchWord(word, name, PREFIX_LETTERS, false)) && known.some((name) => matchWord(word, name, PREFIX_LETTERS, true) === 'typo'),
  );
}
