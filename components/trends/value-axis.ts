/**
 * Ticks of an axis that begins at zero (counts have a zero) and ends above the largest value; below zero only if a value is.
 * @returns round, evenly spaced numbers, first and last are the ends of the axis; at most seven
 */
export function valueTicks(values: number[]): number[] {
  const largest = Math.max(0, ...values);
  const smallest = Math.min(0, ...values);
  const span = largest - smallest || 1;
  const rough = span / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((candidate) => candidate >= rough) ?? rough;
  const from = Math.floor(smallest / step);
  const to = Math.max(from + 1, Math.ceil(largest / step));
  return Array.from({ length: to - from + 1 }, (_, index) => Number(((from + index) * step).toPrecision(12)));
}

/**
 * Whole years for the time axis, first and last always among them, none twice, spaced so that they stay readable.
 * @param most how many labels there is room for, at least two
 */
export function yearTicks(first: number, last: number, most = 9): number[] {
  const span = last - first;
  if (span <= 0) return [first];
  const step = [1, 2, 5, 10, 20, 25, 50, 100, 200].find((candidate) => span / candidate <= most - 1) ?? span;
  const inner = [];
  for (let year = Math.ceil((first + 1) / step) * step; year < last; year += step) inner.push(year);
  const room = step * 0.55;
  return [first, ...inner.filter((year) => year - first >= room && last - year >= room), last];
}
