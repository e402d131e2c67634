import { celebrationHeading, isOneOf, type DayName } from './celebration-heading';
import type { Colour, LiturgicalDay, Rank } from './day';
import { namedDates } from './named-dates';
import type { MassReadings } from './reading';
import { parseReference, type ScriptureReference } from './scripture-reference';

/** A point on which two accounts of a day do not agree. `agent` is in the agent's own words. */
export type Difference =
  | { what: 'date'; agent: string; here: string }
  | { what: 'celebration'; agent: string }
  | { what: 'colour'; agent: string; here: Colour }
  | { what: 'rank'; agent: string; here: Rank }
  | { what: 'readings'; agent: string[]; here: string[] };

const colourWords: Record<string, Colour> = { white: 'white', gold: 'white', red: 'red', green: 'green', purple: 'violet', violet: 'violet', rose: 'rose', pink: 'rose', black: 'black' };
const rankWords: Record<string, Rank> = {
  solemnity: 'solemnity', feast: 'feast', memorial: 'memorial', 'obligatory memorial': 'memorial', 'optional memorial': 'optional-memorial', weekday: 'weekday', feria: 'weekday', ferial: 'weekday', sunday: 'sunday',
};

/** What stands behind a label of the text: "Colour: Violet", "**Rank:** Feast". */
function labelled(text: string, label: string): string | undefined {
  return new RegExp(String.raw`\b${label}\b[\s*_:–-]{1,8}([a-z]+(?: memorial)?)`, 'i').exec(text)?.[1];
}

const candidate = /(?:\b[1-3]\s?)?\b[A-Z][A-Za-z]+\.?(?:\s(?:of\s)?[A-Z][a-z]+)?\s\d{1,3}\s?[:.]\s?\d{1,3}[\dabcdef,;:\s–-]*/g;

/** Places in Scripture that a text names, each with its book. What cannot be read is passed over. */
function namedPlaces(text: string): { words: string; reference: ScriptureReference }[] {
  return [...text.matchAll(candidate)].flatMap(([found]) => {
    const words = found.replace(/[\s,;:–-]+$/, '');
    // "Song of Songs 2:8", and "Gospel Luke 2:1" after a heading.
    const [tried] = [words, words.replace(/^\S+\s+/, '')].flatMap((one) => {
      const reference = parseReference(one);
      return reference ? [{ words: one, reference }] : [];
    });
    return tried ?? [];
  });
}

const gospels = ['matthew', 'mark', 'luke', 'john'];
const chapters = ({ book, runs }: ScriptureReference) => runs.map(({ chapter }) => `${book.id} ${chapter}`);

/** The readings of a kind that a text names, where none of them is in a chapter that is read here. Psalms are numbered in two ways, and are left out. */
function otherReadings(text: string, masses: readonly MassReadings[]): Difference[] {
  const named = namedPlaces(text).filter(({ reference }) => reference.book.id !== 'psalms');
  // The verse before the Gospel is no reading, and a text need not say which it is.
  const verses = new Set(masses.flatMap((mass) => mass.readings).filter(({ slot }) => slot === 'alleluia').flatMap(({ reference }) => parseReference(reference) ?? []).flatMap(chapters));
  return [true, false].flatMap((isGospel): Difference[] => {
    const theirs = named.filter(({ reference }) => gospels.includes(reference.book.id) === isGospel && !chapters(reference).some((one) => verses.has(one)));
    const readings = masses.flatMap((mass) => mass.readings).filter(({ slot }) => (slot === 'gospel') === isGospel && slot !== 'psalm' && slot !== 'alleluia' && slot !== 'procession');
    const places = readings.flatMap((reading) => [reading, ...(reading.short ? [reading.short] : []), ...(reading.alternatives ?? [])]);
    const ours = places.flatMap(({ textReference, reference }) => [textReference, reference].flatMap((place) => parseReference(place) ?? []));
    const here = new Set(ours.flatMap(chapters));
    if (theirs.length === 0 || here.size === 0 || theirs.some(({ reference }) => chapters(reference).some((one) => here.has(one)))) return [];
    return [{ what: 'readings', agent: [...new Set(theirs.map(({ words }) => words))].slice(0, 4), here: [...new Set(readings.map(({ reference }) => reference))].slice(0, 4) }];
  });
}

/**
 * Where an agent's text of the readings of a day and what is computed here surely differ: another date, colour, rank, a celebration by no name of the day's, or readings from chapters that none of the day's
 * Masses has. Only what the text says in plain English labels is compared; what it does not say is no difference.
 * @param masses all that the day offers here
 * @param names all that the day's celebrations are called
 */
export function accountsDiffer(text: string, day: LiturgicalDay, masses: readonly MassReadings[], names: readonly DayName[]): Difference[] {
  const [main] = day.celebrations;
  const found: Difference[] = [];
  const named = namedDates(text);
  const [first] = named;
  if (first && named.every(({ date }) => date !== day.date)) found.push({ what: 'date', agent: first.words, here: day.date });
  const heading = celebrationHeading(text);
  if (heading && !isOneOf(heading, names)) found.push({ what: 'celebration', agent: heading });
  const colourWord = labelled(text, 'colou?r') ?? '';
  const colour = colourWords[colourWord.toLowerCase()];
  if (colour && !day.celebrations.some(({ colours }) => colours.includes(colour))) found.push({ what: 'colour', agent: colourWord, here: main.colour });
  const rankWord = labelled(text, 'rank') ?? '';
  const rank = rankWords[rankWord.toLowerCase()];
  // The days of the Triduum stand above all ranks and are called by none.
  if (rank && day.season !== 'triduum' && !day.celebrations.some((one) => one.rank === rank)) found.push({ what: 'rank', agent: rankWord, here: main.rank });
  return [...found, ...otherReadings(text, masses)];
}
