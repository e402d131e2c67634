import { isCalendarYear, liturgicalDay } from '@/lib/liturgy/calendar';
import type { Celebration, LiturgicalDay } from '@/lib/liturgy/day';
import { englishNumbering } from '@/lib/liturgy/greek-parts';
import { calendarTitle } from '@/lib/liturgy/calendar-title';
import type { MassKey, MassReadings, Reading } from '@/lib/liturgy/reading';
import { readingsOf } from '@/lib/liturgy/lectionary';
import { addDays } from '@/lib/liturgy/plain-date';
import { translation } from '@/lib/liturgy/scripture';
import { celebrationTitle } from './celebration-title';
import { fullDate } from './full-date';
import { dayRank, massWord, seasonPhrase, slotWord } from './liturgical-words';
import { insteadLine, otherCelebration, otherMass } from './other-readings-text';
import { scriptureMarkdown } from './scripture-markdown';
import type { Wording } from './wording';

const isOfCommons = 'The readings are taken from the commons of the saints.';

/** From where the readings of a Mass come, where they are not simply the day's own. */
function sourceLine({ source, readings }: MassReadings, { rank }: Celebration): string | undefined {
  if (source !== 'weekday') return source === 'commons' ? isOfCommons : undefined;
  if (rank === 'feast' || rank === 'solemnity') return 'Its own readings are not known here: those of the weekday are given.';
  const proper = readings.filter((reading) => reading.proper).map(({ slot }) => slotWord(slot).toLowerCase());
  if (proper.length === 0) return 'The readings are those of the weekday.';
  if (proper.length === readings.length) return 'The readings are proper to this memorial.';
  return `The readings are those of the weekday; proper to this memorial: ${proper.join(', ')}.`;
}

async function headLines(day: LiturgicalDay, wording: Wording): Promise<string[]> {
  const [main] = day.celebrations;
  return [
    `# ${fullDate(day.date, wording.locale)}: ${await celebrationTitle(main, wording)}`,
    `Rank: ${dayRank(day)}. Colour: ${main.colours.join(' or ')}. Season: ${seasonPhrase(day)}. Sunday cycle ${day.sundayCycle}, weekday cycle ${day.weekdayCycle}.`,
    ...(day.givesWay
      ? [`By leave of the Holy See given to this country it takes the place of ${await celebrationTitle(day.givesWay, wording)}${day.givesWay.secondReading ? ', whose second reading is kept' : ''}.`]
      : []),
    ...(day.moved ? [`Moved here from ${fullDate(day.moved.from, wording.locale)}, which a higher day takes this year.`] : []),
  ];
}

function readingLines(reading: Reading): string[] {
  const { slot, reference, textReference, short, alternatives = [] } = reading;
  const numbered = englishNumbering(reading);
  return [
    `## ${slotWord(slot)}: ${reference}`,
    ...(reading.common ? ['From the commons of the saints.'] : []),
    ...(numbered ? [`In English Bibles: ${numbered}.`] : []),
    scriptureMarkdown(textReference),
    ...(short ? [`Shorter form: ${short.reference}.`] : []),
    ...(alternatives.length > 0 ? [`Or: ${alternatives.map((other) => other.reference).join('; or ')}.`] : []),
  ];
}

/** The vigil Mass of a solemnity is kept on the evening before, but stands with its own date. */
async function eveningLine({ date }: LiturgicalDay, wording: Wording): Promise<string | undefined> {
  const tomorrow = addDays(date, 1);
  if (!isCalendarYear(Number(tomorrow.slice(0, 4))) || tomorrow.endsWith('-01-01')) return undefined;
  const next = await liturgicalDay(tomorrow, wording.calendar);
  if (!readingsOf(next).masses.some(({ key }) => key === 'vigil') || next.season === 'triduum') return undefined;
  return `In the evening: Vigil Mass of the next day, ${await celebrationTitle(next, wording)}; its readings stand with ${fullDate(tomorrow, wording.locale)}.`;
}

/**
 * The readings of a day as Markdown, dates and names in the language of `wording`: date and celebration, rank, colour, season, cycles; each reading of the Mass usually
 * meant with its text; by reference the day's other Masses and the memorials that may be kept; the translation.
 * @param understood a sentence on how the day was understood, where that could be doubted
 * @param asked the Mass that was asked for by its name, where the day has it
 * @returns undefined when the lectionary has nothing for the day
 */
export async function readingsText(day: LiturgicalDay, wording: Wording, understood?: string, asked?: MassKey): Promise<string | undefined> {
  const { masses } = readingsOf(day);
  const mass = masses.find(({ key }) => key === asked) ?? masses[0];
  if (!mass) return undefined;
  // The readings of year A are no other Mass, only another choice for the same one.
  const [others, ofYearA] = [masses.filter((other) => other !== mass && other.key !== 'year-a'), masses.filter((other) => other !== mass && other.key === 'year-a')];
  const [main, ...possible] = day.celebrations;
  // The Chrism Mass stands among the Masses of Holy Thursday, not as a celebration beside it.
  const besides = possible.filter(({ id }) => id !== 'holy_thursday');
  const source = main.rank === 'weekday' ? undefined : sourceLine(mass, main);
  const instead = insteadLine(day, mass);
  const evening = await eveningLine(day, wording);
  return [
    ...(await headLines(day, wording)),
    ...(understood ? [understood] : []),
    ...(mass.key === 'day' && others.length === 0 ? [] : [`Given in full: ${massWord(mass.key, day)}${mass.colour ? ` (colour: ${mass.colour})` : ''}.`]),
    // Only the Easter Vigil has a colour of its own: its day is without Mass.
    ...(mass.colour ? ['The day itself has no Mass.'] : []),
    ...(source ? [source] : []),
    ...(instead ? [instead] : []),
    ...(evening ? [evening] : []),
    ...mass.readings.flatMap(readingLines),
    ...(others.length > 0 ? ['## Other Masses of this day', others.map((other) => otherMass(other, day)).join('\n')] : []),
    ...(ofYearA.length > 0 ? ['## May be read instead', ofYearA.map((other) => otherMass(other, day)).join('\n')] : []),
    ...(besides.length > 0 ? ['## Also possible today', (await Promise.all(besides.map((other) => otherCelebration(other, day, wording)))).join('\n')] : []),
    `Text: ${translation} (public domain), numbered as in that Bible; references as in the Lectionary, psalms by their Hebrew numbers. ${calendarTitle(wording.calendar)}.`,
  ].join('\n\n');
}
