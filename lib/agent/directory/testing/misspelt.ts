const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Numbers from 0 to 1 that only look random: the same seed gives the same row (a linear congruential generator). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32;
}

/** The name with one slip in one of its words of five letters or more: a letter dropped, added, changed, or two exchanged; undefined without such a word. */
export function misspelt(name: string, random: () => number): string | undefined {
  const words = [...name.matchAll(/\p{L}{5,}/gu)];
  const chosen = words[Math.floor(random() * words.length)];
  if (chosen === undefined) return undefined;
  const [word] = chosen;
  const place = Math.floor(random() * word.length);
  const letter = LETTERS[Math.floor(random() * LETTERS.length)] ?? '';
  const [before, at, after] = [word.slice(0, place), word.slice(place, place + 1), word.slice(place + 1)];
  const exchanged = after === '' ? before.slice(0, -1) + at + before.slice(-1) : before + after.slice(0, 1) + at + after.slice(1);
  const slips = [before + after, before + letter + at + after, before + letter + after, exchanged];
  const wrong = slips[Math.floor(random() * slips.length)] ?? word;
  return wrong === word ? undefined : name.slice(0, chosen.index) + wrong + name.slice(chosen.index + word.length);
}
