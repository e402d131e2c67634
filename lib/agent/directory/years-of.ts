/** Two dates as years without words: "1873–1897", "1978", "2025–", "† 304"; empty when neither is known. */
export function yearsOf(from: string | undefined, to: string | undefined): string {
  const [first, last] = [from, to].map((date) => (date === undefined ? '' : String(Number(date.slice(0, 4)))));
  if (first && first === last) return first;
  if (first) return `${first}–${last ?? ''}`;
  return last ? `† ${last}` : '';
}
