import { personLookup } from '@/lib/skills/person-lookup';
import { clergyIndex, findPerson, personById } from '../directory/clergy';
import { isMisspelt } from '../directory/is-misspelt';
import { KIND_WORDS } from '../directory/kind-words';
import { popeLooksLike } from '../directory/popes';
import type { ClergyRecord } from '../directory/records';
import { directoryHandler } from './directory-handler';
import { personProfile } from './person-profile';

const POPE_HINT = 'Top match looks like a pope; try get_pope.';

function alternate(person: ClergyRecord): Record<string, unknown> {
  const { person_id, primary_name, current_position, country, birth_date } = person;
  return { person_id, primary_name, current_position, country, born: birth_date?.slice(0, 4) };
}

/** Popes under their birth names stand in the same file; they belong to `pope_lookup`, by id as well as by name. */
function byId(id: string): ClergyRecord | undefined {
  const person = personById(id);
  return person?.pope_id ? undefined : person;
}

/** `person_lookup`: a cardinal or bishop. Where only a pope matches, the documented hint. */
export const personLookupHandler = directoryHandler<ClergyRecord>({
  skill: personLookup,
  card: {
    name: 'Clergy look-up',
    description:
      'Finds a living cardinal, or one of some of the bishops, by name (query) or by person_id, and returns the profile as data. ' +
      'Of the past and of most bishops nothing is held; popes are found with pope_lookup.',
    tags: ['clergy', 'cardinals', 'bishops'],
    examples: ['Cardinal Tagle', 'Pietro Parolin'],
  },
  lookup: {
    byId,
    find: findPerson,
    isMisspelt: (query, { person_id }) => isMisspelt(query, KIND_WORDS.clergy, clergyIndex().namesOf(person_id)),
    hint: (asked) => (personById(asked)?.pope_id || popeLooksLike(asked) ? POPE_HINT : undefined),
  },
  profile: personProfile,
  alternate,
});
