import { popeLookup } from '@/lib/skills/pope-lookup';
import { clergyLooksLike } from '../directory/clergy';
import { isMisspelt } from '../directory/is-misspelt';
import { KIND_WORDS } from '../directory/kind-words';
import { findPope, popeById, popeIndex } from '../directory/popes';
import type { PopeRecord } from '../directory/records';
import { yearsOf } from '../directory/years-of';
import { directoryHandler } from './directory-handler';
import { popeProfile } from './pope-profile';

const PERSON_HINT = 'Top match looks like a non-pope clergy member; try get_person.';

function alternate(pope: PopeRecord): Record<string, unknown> {
  const { pope_id, primary_name, canonical_status, origin, pontificate } = pope;
  return { pope_id, primary_name, pontificate: yearsOf(pontificate.start, pontificate.end ?? undefined), canonical_status, origin };
}

/** `pope_lookup`: one of the popes. Where only another cleric matches, the documented hint. */
export const popeLookupHandler = directoryHandler<PopeRecord>({
  skill: popeLookup,
  card: {
    name: 'Pope look-up',
    description: 'Finds a pope by papal name, birth name (query) or by pope_id, and returns the profile as data.',
    tags: ['popes', 'pontificate', 'Holy See'],
    examples: ['Pope Francis', 'John Paul II'],
  },
  lookup: {
    byId: popeById,
    find: findPope,
    isMisspelt: (query, { pope_id }) => isMisspelt(query, KIND_WORDS.popes, popeIndex().namesOf(pope_id)),
    hint: (asked) => (clergyLooksLike(asked) ? PERSON_HINT : undefined),
  },
  profile: popeProfile,
  alternate,
});
