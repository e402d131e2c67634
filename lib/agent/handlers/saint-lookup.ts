import { saintLookup } from '@/lib/skills/saint-lookup';
import { isMisspelt, isOnlyPartOfName } from '../directory/is-misspelt';
import { KIND_WORDS } from '../directory/kind-words';
import type { SaintRecord } from '../directory/records';
import { findSaint, saintById, saintIndex } from '../directory/saints';
import { saintSpellings } from '../directory/well-known-names';
import { lifeYearsOf } from '../directory/years-of';
import { orderedProfile } from '../profile-fields';
import { directoryHandler } from './directory-handler';

const FIRST = ['saint_id', 'primary_name', 'also_known_as', 'latin_name', 'canonical_status', 'titles', 'vocation', 'learn_more_url', 'feast_day', 'feast_day_other'];

/** Keys that only join our own files. */
const HIDDEN = ['romcal_id'];

function profile(saint: SaintRecord): Record<string, unknown> {
  const url = saint.wikidata && `https://www.wikidata.org/wiki/${saint.wikidata}`;
  return orderedProfile({ ...saint, learn_more_url: url }, FIRST, HIDDEN);
}

function alternate(saint: SaintRecord): Record<string, unknown> {
  const { saint_id, primary_name, canonical_status, country, feast_day, latin_name, record_type } = saint;
  const years = lifeYearsOf(saint);
  // Of two bare entries of one name and day only the Latin says which is which: "Menna Samnii", "Menna Mareotidem".
  const beside = country ? { country: country.join(', ') } : { feast_day, latin_name: record_type === 'martyrology-entry' ? latin_name : undefined };
  return { saint_id, primary_name, canonical_status, years, ...beside };
}

/** `saint_lookup`: one profile of the saints' directory. */
export const saintLookupHandler = directoryHandler<SaintRecord>({
  skill: saintLookup,
  card: {
    name: 'Saint look-up',
    description: 'Finds a saint, blessed, venerable or servant of God by name (query) or by saint_id, and returns the profile as data.',
    tags: ['saints', 'blessed', 'feast days', 'patronage'],
    examples: ['Catherine of Siena', 'Therese of Lisieux', 'Francis of Assisi'],
  },
  lookup: {
    byId: saintById,
    find: findSaint,
    isMisspelt: (query, { saint_id }) => {
      const names = saintIndex().namesOf(saint_id);
      return isMisspelt(query, KIND_WORDS.saints, names) || (saintSpellings(saint_id).length === 0 && isOnlyPartOfName(query, KIND_WORDS.saints, names));
    },
  },
  profile,
  alternate,
});
