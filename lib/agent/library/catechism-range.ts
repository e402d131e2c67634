/** Paragraphs of the Catechism, both ends included. */
export interface CatechismRange {
  from: number;
  to: number;
}

/** How many numbered paragraphs the Catechism has. */
export const LAST_PARAGRAPH = 2865;

/** Reads `1324` or `1324-1327`; undefined when it is no range within the book. */
export function parseRange(text: string): CatechismRange | undefined {
  const [, first, last] = /^(\d{1,4})(?:[-–](\d{1,4}))?$/.exec(text.trim()) ?? [];
  const from = Number(first);
  const to = Number(last ?? first);
  return from >= 1 && from <= to && to <= LAST_PARAGRAPH ? { from, to } : undefined;
}

/** Reads a library id, `ccc-1324` or `ccc-1324-1327`. Leading zeros and other spellings of the same range are refused: one id a range. */
export function rangeOfId(id: string): CatechismRange | undefined {
  const range = id.startsWith('ccc-') ? parseRange(id.slice(4)) : undefined;
  return range && idOfRange(range) === id ? range : undefined;
}

/** The library id of a range. */
export function idOfRange({ from, to }: CatechismRange): string {
  return from === to ? `ccc-${from}` : `ccc-${from}-${to}`;
}

/** The range as readers write it: `1324–1327`. */
export function writeRange({ from, to }: CatechismRange): string {
  return from === to ? `${from}` : `${from}–${to}`;
}

/** How the Catechism is called before a paragraph's number, in the six languages. */
export const CATECHISM_NAMES =
  'ccc|kkk|cec|kek|kkc|catechism(?: of the catholic church)?|katechismus(?: der katholischen kirche)?|' +
  "cat[ée]chisme(?: de l['’][ée]glise catholique)?|(?:a )?katolikus egyház katekizmusa|katekizmus|(?:il-)?kateki[żz]mu(?: tal-knisja kattolika)?|天主教教理|教理";

const TYPED = new RegExp(
  String.raw`^\s*(${CATECHISM_NAMES})?[\s,.:#§]*(?:nn?\.|no\.|nr\.?|par(?:agraphs?|\.)?)?[\s§]*(\d{1,4}(?:\s*[-–]\s*\d{1,4})?)\s*$`,
  'iu',
);

/**
 * Reads what a person types for a place in the Catechism: "CCC 1324", "1324-1327", "catechism 2267", "ccc §1324".
 * A bare number needs four digits: nobody means the Catechism by "42". "1891" may also be a year; the caller offers both.
 */
export function typedRange(query: string): CatechismRange | undefined {
  const [, name, numbers = ''] = TYPED.exec(query) ?? [];
  const plain = numbers.replace(/\s/g, '');
  if (!name && plain.length < 4) return undefined;
  return parseRange(plain);
}
