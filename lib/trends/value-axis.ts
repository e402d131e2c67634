/**
 * Ticks of an axis that begins at zero (counts have a zero) and ends above the largest value; below zero only if a value is.
 * @returns round, evenly spaced numbers, first and last are the ends of the axis; at most seven
 */
export function valueTicks(values: readonly number[]): number[] {
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
 * Ticks of a logarithmic axis: 1, 2 and 5 of each power of ten, or the powers alone where those were too many.
 * @param values all above zero
 * @returns ascending, first and last are the ends of the axis and enclose the values; at least two
 */
export function logTicks(values: readonly number[]): number[] {
  const [smallest, largest] = [Math.min(...values), Math.max(...values)];
  const powers = Array.from({ length: Math.floor(Math.log10(largest)) - Math.floor(Math.log10(smallest)) + 2 }, (_, index) => Math.floor(Math.log10(smallest)) + index);
  const all = (factors: number[]) => powers.flatMap((power) => factors.map((factor) => Number((factor * 10 ** power).toPrecision(12))));
  const enclosing = (ticks: number[]) => {
    const from = ticks.findLastIndex((tick) => tick <= smallest);
    const to = ticks.findIndex((tick) => tick >= largest);
    return ticks.slice(Math.max(from, 0), Math.max(to, from + 1) + 1);
  };
  const fine = enclosing(all([1, 2, 5]));
  return fine.length <= 7 ? fine : enclosing(all([1]));
}

/** Where a value stands on an axis, 0 at its lower end, 1 at its upper. */
export function placeOn(ticks: readonly number[], value: number, isLog: boolean): number {
  const scale = isLog ? Math.log10 : (number: number) => number;
  const [low, high] = [scale(ticks[0] ?? 0), scale(ticks.at(-1) ?? 1)];
  return (scale(value) - low) / (high - low || 1);
}

/** Where a year stands on the time axis, 0 at the first, 1 at the last; a year alone in the middle. */
export function placeInYears([first, last]: readonly [number, number], year: number): number {
  return first === last ? 0.5 : (year - first) / (last - first);
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

/** How many years there is room for on a time axis. @param size of the type, in the unit of the width */
export const yearsThatFit = (width: number, size: number) => Math.max(2, Math.floor(width / (size * 4.2)));
