import { isAddress } from './addressed';
import { foldLetters } from './fold-letters';
import { matchWord } from './match-word';
import { queryWords } from './query-words';

/** From how many letters on the beginning of a word stands for the word: the rule of a look-up. */
const PREFIX_LETTERS = 4;

/** "Saint" as the languages write it whose names of saints are not those of the data; English, German and French have theirs. */
const SAINT_ABROAD = /^\s*(?:san|santa|santo|sant|santu|sao|s|sw|swiety|swieta|sv|sveti|sveta|svaty|svata|szent|szt)(?!\p{L})/u;

/**
 * Whether one name behind a "San" or "święty" was met only in a longer name: San Bernardo is hardly Bernardo Tolomei, as names of saints are translated.
 * @param names as above
 */
export function isOnlyPartOfName(query: string, kind: ReadonlySet<string>, names: readonly (readonly string[])[]): boolean {
  const [word, ...more] = queryWords(query, kind);
  if (word === undefined || more.length > 0 || !SAINT_ABROAD.test(foldLetters(query))) return false;
  return !names.some((name) => name.length === 1 && name[0] === word);
}

/**
 * Whether a record was found only by taking a word of the query for a slip: "Derby", of which there is no see, for Derry. Words that no name
 * resembles were met otherwise (a country, an office), and say nothing of the spelling.
 * @param kind the words that only say what kind of thing is meant
 * @param names the record's names, folded, see `NameIndex.namesOf`
 */
export function isMisspelt(query: string, kind: ReadonlySet<string>, names: readonly (readonly string[])[]): boolean {
  const known = names.flat();
  return queryWords(query, kind).some(
    (word) => !isAddress(word) && !known.some((name) => matchWord(word, name, PREFIX_LETTERS, false)) && known.some((name) => matchWord(word, name, PREFIX_LETTERS, true) === 'typo'),
  );
}
