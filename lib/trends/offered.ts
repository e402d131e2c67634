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
