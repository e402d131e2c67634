import { commonSet, placeOf, type SetSlot } from './lectionary-sets';
import type { Reading } from './reading';

const slots: readonly SetSlot[] = ['first', 'psalm', 'second', 'alleluia', 'gospel'];

/**
 * Readings from the commons of the saints, the first passage of each list with the others as alternatives;
 * several commons (pastor, doctor) are all open. In Easter Time the first reading is from the New Testament.
 * `withSecond` is for solemnities, which have two readings before the Gospel. Undefined when no common is known.
 */
export function commonsReadings(names: readonly string[], easterTime: boolean, withSecond: boolean): Reading[] | undefined {
  const commons = names.flatMap((name) => commonSet(name) ?? []);
  if (commons.length === 0) return undefined;
  return slots.flatMap((slot) => {
    if (slot === 'second' && !withSecond) return [];
    const references = commons.flatMap((common) => (slot === 'first' && easterTime ? common.firstEaster : common[slot]) ?? []);
    const [first, ...others] = [...new Set(references)];
    if (first === undefined) return [];
    return [{ slot, ...placeOf(first), ...(others.length > 0 ? { alternatives: others.map(placeOf) } : {}) }];
  });
}
