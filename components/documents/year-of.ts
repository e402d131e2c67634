/**
 * The year by which a document is known, for the margin of a list.
 * @param given a year or date as an agent sends it: `1963`, "1963-12-04", "c. 1570", "4 December 1963"; anything
 * @returns digits, "-" before them for years before Christ; undefined where no year can be read
 */
export function yearOf(given: unknown): string | undefined {
  if (typeof given === 'number') return Number.isInteger(given) && given !== 0 && Math.abs(given) < 10_000 ? String(given) : undefined;
  if (typeof given !== 'string') return undefined;
  const [, sign = '', digits] = /^\s*(-?)0*([1-9]\d{0,3})(?:-\d{2}(?:-\d{2})?(?:T.*)?)?\s*$/.exec(given) ?? [];
  if (digits) return sign + digits;
  // Inside words only three or four digits are a year: "4 December 1963" is not the year 4.
  return /(?<!\d)([1-9]\d{2,3})(?!\d)/.exec(given)?.[1];
}
