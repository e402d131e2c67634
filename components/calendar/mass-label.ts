import type { LiturgicalDay } from '@/lib/liturgy/day';
import type { MassKey, MassReadings } from '@/lib/liturgy/reading';

type MassName = 'vigil' | 'night' | 'dawn' | 'day' | 'chrism' | 'lords-supper' | 'easter-vigil' | 'plain' | 'option' | 'year-a' | 'own' | 'weekday';

/**
 * The name of a Mass as a key in the messages `liturgy.mass`, with the number that "Choice {number}" wants.
 * @param keys all Masses of the day: only beside a vigil does the Mass of the day bear the Missal's own name
 */
export function massLabel(key: MassKey, day: Pick<LiturgicalDay, 'season'>, keys: readonly MassKey[]): { name: MassName; number: number } {
  const numbered = /^option-(\d)$/.exec(key);
  if (numbered) return { name: 'option', number: Number(numbered[1]) };
  if (key === 'day') return { name: keys.includes('vigil') ? 'day' : keys.includes('own') ? 'weekday' : 'plain', number: 1 };
  // The Mass of Holy Saturday's date is the Easter Vigil.
  if (key === 'vigil') return { name: day.season === 'triduum' ? 'easter-vigil' : 'vigil', number: 1 };
  if (key === 'evening') return { name: 'lords-supper', number: 1 };
  return { name: key as MassName, number: 1 };
}

/** By what a choice of readings is known beside others: its first reading, else its Gospel. Undefined for every Mass with a name. */
export function choiceReference({ key, readings }: MassReadings): string | undefined {
  if (!key.startsWith('option-')) return undefined;
  return (readings.find(({ slot }) => slot === 'first') ?? readings.find(({ slot }) => slot === 'gospel'))?.reference;
}
