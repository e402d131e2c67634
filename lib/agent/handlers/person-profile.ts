import { creatorOf, seeOfBishop } from '../directory/links';
import type { ClergyRecord } from '../directory/records';
import { orderedProfile } from '../profile-fields';

const FIRST = ['person_id', 'source_table', 'primary_name', 'title', 'current_position', 'see', 'country'];

/** Replaced by the link `see`. */
const HIDDEN = ['see_code'];

/** A cleric over the wire: the record with links to his see and to the pope who made him a cardinal. */
export function personProfile(person: ClergyRecord): Record<string, unknown> {
  const see = seeOfBishop(person);
  const creator = creatorOf(person);
  return orderedProfile(
    {
      ...person,
      see: see && { name: see.primary_name, source_code: see.source_code },
      created_cardinal_by: creator ? { name: creator.primary_name, pope_id: creator.pope_id } : person.created_cardinal_by,
    },
    FIRST,
    HIDDEN,
  );
}
