/** Wide letters, narrow ones, and what Chinese and its like take; the rest is a middle. In parts of the type size, for the site's sans. */
const WIDE = /[MWmw@%—ŐŒÆ]/;
const NARROW = /[iíìjlIft.,:;'’()| ]/;
const FULL = /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60]/;

/** About how wide a text is drawn: nothing on the server can measure it. @param size of the type */
export function textWidth(text: string, size: number): number {
  return [...text].reduce((sum, letter) => sum + (FULL.test(letter) ? 1 : WIDE.test(letter) ? 0.85 : NARROW.test(letter) ? 0.3 : 0.54), 0) * size;
}

/** A text cut with "…" to what fits into a width. */
export function fitted(text: string, size: number, width: number): string {
  if (textWidth(text, size) <= width) return text;
  const letters = [...text];
  while (letters.length > 1 && textWidth(`${letters.join('')}…`, size) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

/** A word in parts that each fit into a width: an address has no spaces, and half of one leads elsewhere. */
function partsOf(word: string, size: number, width: number): string[] {
  const parts = [''];
  for (const letter of word) {
    const part = (parts.at(-1) ?? '') + letter;
    if (part === letter || textWidth(part, size) <= width) parts[parts.length - 1] = part;
    else parts.push(letter);
  }
  return parts;
}

/** A text in lines that fit into a width, broken at spaces and, in writing without them or words too long for a line, between letters; at most so many, the last cut. */
export function wrapped(text: string, size: number, width: number, most: number): string[] {
  const words = text.match(/[\u2e80-\u9fff\uff00-\uff60]|[^\s\u2e80-\u9fff\uff00-\uff60]+|\s+/g) ?? [];
  const lines: string[] = [''];
  for (const word of words.flatMap((whole) => partsOf(whole, size, width))) {
    const line = lines.at(-1) ?? '';
    if (textWidth(line + word, size) <= width || line === '') lines[lines.length - 1] = line + word;
    else lines.push(word.trimStart());
  }
  const kept = lines.slice(0, most).map((line) => line.trim()).filter(Boolean);
  if (lines.length > most) kept.push(fitted(`${kept.pop() ?? ''} ${lines.slice(most).join(' ')}`, size, width));
  return kept.map((line) => fitted(line, size, width));
}
