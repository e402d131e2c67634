const LONGEST = 120;

/** The title of a conversation that nobody has named: its first question on one line. */
export function titleOf(question: string): string {
  const line = question.replace(/\s+/g, ' ').trim();
  // By signs and not by code units: half a sign is none.
  const signs = [...line];
  return signs.length <= LONGEST ? line : `${signs.slice(0, LONGEST - 1).join('').trimEnd()}…`;
}
