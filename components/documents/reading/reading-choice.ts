/** How a reader wants texts to be set. The first of each is the usual one, for which nothing is written. */
export const READING = {
  size: ['usual', 'small', 'large', 'largest'],
  measure: ['usual', 'narrow', 'wide'],
  face: ['serif', 'sans'],
} as const;

export type ReadingName = keyof typeof READING;
export type ReadingChoice = { [Name in ReadingName]: (typeof READING)[Name][number] };

const names = Object.keys(READING) as ReadingName[];

/** Reads what is kept, `size-large face-sans`; what is unknown falls back to the usual. */
export function readReading(kept: string | null | undefined): ReadingChoice {
  const words = (kept ?? '').split(' ');
  const chosen = names.map((name) => [name, READING[name].find((value) => words.includes(`${name}-${value}`)) ?? READING[name][0]]);
  return Object.fromEntries(chosen) as ReadingChoice;
}

/** Writes a choice as the stylesheet and the script before the first paint read it. */
export function writeReading(choice: ReadingChoice): string {
  return names.filter((name) => choice[name] !== READING[name][0]).map((name) => `${name}-${choice[name]}`).join(' ');
}
