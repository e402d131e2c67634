import { placeOf, type LectionarySet, type SetSlot, type VigilReading } from './lectionary-sets';
import type { Reading, ScripturePlace, Slot } from './reading';

const order: readonly SetSlot[] = ['procession', 'first', 'psalm', 'second', 'alleluia', 'gospel'];
const vigilSlots: readonly Slot[] = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'];

function reading(slot: Slot, reference: string, short: readonly string[] = [], alternatives: readonly string[] = []): Reading {
  const [shorter, ...others] = short.map(placeOf);
  const instead: ScripturePlace[] = [...alternatives.map(placeOf), ...others];
  return {
    slot,
    ...placeOf(reference),
    ...(shorter ? { short: shorter } : {}),
    ...(instead.length > 0 ? { alternatives: instead } : {}),
  };
}

function vigilReadings(vigil: readonly VigilReading[]): Reading[] {
  return vigil.flatMap(({ reading: reference, short, psalm, psalmAlt }, index) => [
    reading(vigilSlots[index] ?? 'seventh', reference, short ? [short] : []),
    reading('psalm', psalm, [], psalmAlt ? [psalmAlt] : []),
  ]);
}

function easterVigil(set: LectionarySet, vigil: readonly VigilReading[]): Reading[] {
  return [
    ...vigilReadings(vigil),
    ...(set.second ? [reading('epistle', set.second)] : []),
    ...(set.psalm ? [reading('psalm', set.psalm)] : []),
    ...(set.gospel ? [reading('gospel', set.gospel)] : []),
  ];
}

/**
 * The readings of one set in the order of the Mass. Off Sunday a feast of the Lord with two readings before
 * the Gospel has only one of them (`oneReadingOnWeekday`): the second becomes an alternative of the first.
 */
export function setReadings(set: LectionarySet, onSunday: boolean): Reading[] {
  if (set.vigil) return easterVigil(set, set.vigil);
  const readings = order.flatMap((slot) => {
    const reference = set[slot];
    return reference === undefined ? [] : [reading(slot, reference, set.short?.[slot], set.alt?.[slot])];
  });
  if (!set.oneReadingOnWeekday || onSunday || !set.second) return readings;
  const second = placeOf(set.second);
  return readings
    .filter(({ slot }) => slot !== 'second')
    .map((item) => (item.slot === 'first' ? { ...item, alternatives: [...(item.alternatives ?? []), second] } : item));
}
