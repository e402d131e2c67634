/** One letter added, dropped, changed, or two neighbours exchanged; also true of equal words. */
export function isOneSlipAway(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  while (start < shorter && a[start] === b[start]) start++;
  let end = 0;
  while (end < shorter - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++;
  const left = a.length - start - end;
  if (left <= 1 && b.length - start - end <= 1) return true;
  return left === 2 && a.length === b.length && a[start] === b[start + 1] && a[start + 1] === b[start];
}
