/** A see that is offered where one is added; by its name it is meant, and no other. */
export interface OfferedSee {
  code: string;
  name: string;
  country: string;
}

const folded = (text: string) => text.normalize('NFC').trim().toLowerCase();

/** Sees with names that tell them apart: two of one name have their codes too. */
export function offered(sees: OfferedSee[]): OfferedSee[] {
  const counts = new Map<string, number>();
  for (const { name } of sees) counts.set(folded(name), (counts.get(folded(name)) ?? 0) + 1);
  return sees.map((see) => (counts.get(folded(see.name)) === 1 ? see : { ...see, name: `${see.name} (${see.code})` }));
}

/** The code of the see whose name was chosen from those offered; undefined where the words are others, for an agent to understand. */
export function chosenFrom(sees: OfferedSee[], words: string): string | undefined {
  return sees.find(({ name }) => folded(name) === folded(words))?.code;
}

/** More are a list to search in, not a question. */
const MOST_NEAR = 12;

const wordsOf = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

const having = (sees: OfferedSee[], words: string[]) => sees.filter(({ name }) => words.length > 0 && words.every((word) => wordsOf(name).some((own) => own.startsWith(word))));

/** Whether several sees have all the words in their names: nobody can know which is meant. */
export const areSeveral = (sees: OfferedSee[], words: string) => having(sees, wordsOf(words)).length > 1;

/** Sees in whose names each of the words begins a word; where there are none, those that have the first: "San Diego", else "San …". */
export function nearTo(sees: OfferedSee[], words: string): OfferedSee[] {
  const wanted = wordsOf(words);
  const whole = having(sees, wanted);
  return (whole.length > 0 ? whole : having(sees, wanted.slice(0, 1))).slice(0, MOST_NEAR);
}
