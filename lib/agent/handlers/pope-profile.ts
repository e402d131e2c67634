import { cardinalsCreatedBy, saintRecordOf } from '../directory/links';
import { popes } from '../directory/popes';
import type { PopeRecord } from '../directory/records';
import { orderedProfile } from '../profile-fields';

const FIRST = ['pope_id', 'primary_name', 'papal_name', 'ordinal', 'pope_title', 'canonical_status', 'birth_name', 'origin', 'pontificate'];

function neighbour(ordinal: number): { name: string; pope_id: string } | undefined {
  const pope = [...popes().values()].find((other) => other.ordinal === ordinal);
  return pope && { name: pope.primary_name, pope_id: pope.pope_id };
}

/** A pope over the wire: the record with links to his neighbours in the list, the saints' directory, and the cardinals he created. */
export function popeProfile(pope: PopeRecord): Record<string, unknown> {
  return orderedProfile(
    {
      ...pope,
      predecessor: neighbour(pope.ordinal - 1),
      successor: neighbour(pope.ordinal + 1),
      saint_id: saintRecordOf(pope)?.saint_id,
      cardinals_created: cardinalsCreatedBy(pope).map((person) => ({ name: person.primary_name, person_id: person.person_id })),
    },
    FIRST,
  );
}
