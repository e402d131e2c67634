import type { NameIndex } from './name-index';

/**
 * How priests and religious are addressed in our languages and their neighbours', folded: it stands before a name in speech and hardly ever in a list.
 * Offices are none of it, for "bishop" or "king" tells who is meant.
 */
const FORMS_OF_ADDRESS: ReadonlySet<string> = new Set(
  (
    'father fr sister sr brother br mother friar dom don dun monsignor msgr mgr mons reverend rev abbe ' +
    'pater p schwester bruder mutter pfarrer pralat pere soeur frere mere monseigneur cure ' +
    'atya nover testver anya plebanos 神父 修女 修士 蒙席 patri swor sor fra monsinjur ' +
    'padre suor suora frate fray madre hermano hermana irma irmao frei monsenor monsignore ksiadz ks ojciec siostra brat'
  ).split(' '),
);

export function isAddress(word: string): boolean {
  return FORMS_OF_ADDRESS.has(word);
}

/**
 * Ids for a query that addresses someone, best first; undefined for one that does not. A name that has the address ("Padre Pio") comes before one without, and that before any misspelling.
 * @param find ids for the words of a query
 * @param mayBe of a single name whom it may mean: "Père Damien" is no Damian of old. Without it, all
 */
export function findAddressed(index: NameIndex, words: readonly string[], mayBe = (ids: readonly string[], _name: string): readonly string[] => ids): readonly string[] | undefined {
  const name = words.filter((word) => !isAddress(word));
  if (name.length === 0 || name.length === words.length) return undefined;
  // "Abbé" begins "Abbess": the address itself must be there.
  const titles = words.filter(isAddress);
  const bears = (id: string) => index.namesOf(id).some((known) => titles.every((title) => known.includes(title)));
  const withIt = index.findSpelt(words).filter(bears);
  if (withIt.length > 0) return withIt;
  const [only, ...more] = name;
  const isAlone = only !== undefined && more.length === 0;
  for (const attempt of [() => (isAlone ? mayBe(index.findSpelt(name), only) : index.findSpelt(name)), () => index.find(words).filter(bears)]) {
    const found = attempt();
    if (found.length > 0) return found;
  }
  return isAlone ? [] : index.find(name);
}
