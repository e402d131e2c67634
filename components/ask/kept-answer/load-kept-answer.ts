import type { KeptAnswer } from './kept-answer';

/** Fetches the code that draws a kept answer, once; a failure is tried again with the next call. */
export function loadKeptAnswer(): Promise<typeof KeptAnswer> {
  return import('./kept-answer').then(({ KeptAnswer }) => KeptAnswer);
}
