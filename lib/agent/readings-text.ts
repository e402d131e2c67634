import type { LiturgicalDay } from '@/lib/liturgy/day';
import { celebrationName } from '@/lib/liturgy/names';
import { calendarNames, type CalendarId } from '@/lib/liturgy/national-calendars';
import type { MassReadings, Reading } from '@/lib/liturgy/reading';
import { readingsOf } from '@/lib/liturgy/lectionary';
import { translation } from '@/lib/liturgy/scripture';
import { fullDate } from './full-date';
import { massWord, rankWord, seasonPhrase, slotWord } from './liturgical-words';
import { scriptureMarkdown } from './scripture-markdown';

const SOURCES: Record<MassReadings['source'], string | undefined> = {
  proper: undefined,
  commons: 'The readings are taken from the commons of the saints.',
  weekday: 'The readings are those of the weekday.',
};

async function headLines(day: LiturgicalDay, calendar: CalendarId): Promise<string[]> {
  const [main, ...others] = day.celebrations;
  const name = await celebrationName(main, 'en', calendar);
  const also = await Promise.all(others.map(async (other) => `${(await celebrationName(other, 'en', calendar)).text} (${rankWord(other)})`));
  return [
    `# ${fullDate(day.date)}: ${name.text}`,
    `Rank: ${rankWord(main)}. Colour: ${main.colours.join(' or ')}. Season: ${seasonPhrase(day)}. Sunday cycle ${day.sundayCycle}, weekday cycle ${day.weekdayCycle}.`,
    ...(day.moved ? [`Moved here from ${fullDate(day.moved.from)}, which a higher day takes this year.`] : []),
    ...(also.length > 0 ? [`Also possible today: ${also.join('; ')}.`] : []),
  ];
}

function readingLines(reading: Reading): string[] {
  const { slot, reference, textReference, short, alternatives = [] } = reading;
  return [
    `## ${slotWord(slot)}: ${reference}`,
    ...(textReference === reference ? [] : [`In English Bibles: ${textReference}.`]),
    scriptureMarkdown(textReference),
    ...(short ? [`Shorter form: ${short.reference}.`] : []),
    ...(alternatives.length > 0 ? [`Or: ${alternatives.map((other) => other.reference).join('; or ')}.`] : []),
  ];
}

/** References only: several Masses in full would run into one endless reading. */
function otherMass(mass: MassReadings, day: LiturgicalDay): string {
  const references = mass.readings.map(({ slot, reference }) => `${slotWord(slot).toLowerCase()} ${reference}`);
  return `- **${massWord(mass.key, day)}:** ${references.join('; ')}`;
}

/**
 * The readings of a day as Markdown in English: date and celebration, rank, colour, season, cycles; each reading of the Mass usually
 * meant with its text; the day's other Masses by reference; the translation.
 * @returns undefined when the lectionary has nothing for the day
 */
export async function readingsText(day: LiturgicalDay, calendar: CalendarId): Promise<string | undefined> {
  const [mass, ...others] = readingsOf(day).masses;
  if (!mass) return undefined;
  const source = SOURCES[mass.source];
  const isMemorial = day.celebrations[0].rank !== 'weekday';
  return [
    ...(await headLines(day, calendar)),
    ...(mass.key === 'day' && others.length === 0 ? [] : [`Given in full: ${massWord(mass.key, day)}${mass.colour ? ` (colour: ${mass.colour})` : ''}.`]),
    // Only the Easter Vigil has a colour of its own: its day is without Mass.
    ...(mass.colour ? ['The day itself has no Mass.'] : []),
    ...(source && isMemorial ? [source] : []),
    ...mass.readings.flatMap(readingLines),
    ...(others.length > 0 ? ['## Other Masses of this day', others.map((other) => otherMass(other, day)).join('\n')] : []),
    `Text: ${translation} (public domain), numbered as in that Bible; references as in the Lectionary. ${calendarNames[calendar]}.`,
  ].join('\n\n');
}
