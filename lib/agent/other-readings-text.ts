import type { Celebration, LiturgicalDay } from '@/lib/liturgy/day';
import { ownReadings } from '@/lib/liturgy/lectionary';
import type { MassReadings, Reading } from '@/lib/liturgy/reading';
import { celebrationTitle } from './celebration-title';
import { massWord, rankWord, slotWord } from './liturgical-words';
import type { Wording } from './wording';

/** "first reading Is 9:1-3, 5-6; responsorial psalm …", with the shorter form and what may be read instead. */
function references(readings: readonly Reading[]): string {
  const said = readings.map(({ slot, reference, short, alternatives = [] }) => {
    const others = alternatives.map((other) => ` or ${other.reference}`).join('');
    return `${slotWord(slot).toLowerCase()} ${reference}${short ? ` (shorter: ${short.reference})` : ''}${others}`;
  });
  return said.join('; ');
}

/** References only: several Masses in full would run into one endless reading. */
export function otherMass(mass: MassReadings, day: LiturgicalDay): string {
  return `- **${massWord(mass.key, day)}:** ${references(mass.readings)}`;
}

/** One passage for each place of the commons, which offer long lists. */
function choicesOf({ source, readings }: MassReadings): string {
  const first = readings.map(({ slot, reference, textReference }): Reading => ({ slot, reference, textReference }));
  return source === 'commons' ? `from the commons, such as ${references(first)}` : `its own, ${references(readings)}`;
}

/** An obligatory memorial may take the saint's own readings, or those of the commons, in the place of the weekday's (General Introduction, 83). */
export function insteadLine(day: LiturgicalDay, { source, readings }: MassReadings): string | undefined {
  const [main] = day.celebrations;
  const isWhole = readings.every(({ proper }) => proper);
  const own = main.rank === 'memorial' && source === 'weekday' && !isWhole ? ownReadings(main, day) : undefined;
  return own && `On this memorial may be read instead: ${choicesOf(own)}.`;
}

/** A memorial that may be kept instead, with its colour and readings; a commemoration changes neither. */
export async function otherCelebration(celebration: Celebration, day: LiturgicalDay, wording: Wording): Promise<string> {
  const name = `- **${await celebrationTitle(celebration, wording)}**`;
  if (celebration.commemoration) return `${name} (${rankWord(celebration)}: only its collect, in the Mass of the weekday)`;
  const own = ownReadings(celebration, day);
  return `${name} (${rankWord(celebration)}; ${celebration.colours.join(' or ')})${own ? `: readings of the weekday, or ${choicesOf(own)}` : ''}`;
}
