import type { KeptAnswer } from './kept-answer';

let loaded: typeof KeptAnswer | undefined;

/** The code that draws a kept answer, where it is here already. */
export function loadedKeptAnswer(): typeof KeptAnswer | undefined {
  return loaded;
}

/** Fetches that code, once; a failure is tried again with the next call. */
export async function loadKeptAnswer(): Promise<typeof KeptAnswer> {
  loaded ??= (await import('./kept-answer')).KeptAnswer;
  return loaded;
}
