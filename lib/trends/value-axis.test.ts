import { describe, expect, it } from 'vitest';
import { logTicks, placeInYears, placeOn, valueTicks, yearTicks } from './value-axis';

describe('the axis of values', () => {
  it.each([[[3, 12, 40]], [[0, 0]], [[2_822_930, 2_719_781]], [[0.4]], [[-12, 5]], [[100]], [[0.0003]]])('frames %j with round steps from zero', (values) => {
    const ticks = valueTicks(values);
    expect(ticks[0]).toBeLessThanOrEqual(Math.min(0, ...values));
    expect(ticks.at(-1)).toBeGreaterThanOrEqual(Math.max(...values));
    expect(ticks.length).toBeGreaterThan(1);
    expect(ticks.length).toBeLessThanOrEqual(7);
  });

  it.each([[[3, 12, 40]], [[1, 1]], [[5]], [[0.02, 3]], [[44, 2_822_930]], [[1, 1e9]], [[10, 100]], [[999, 1001]]])('on a logarithmic scale encloses %j', (values) => {
    const ticks = logTicks(values);
    expect(ticks.length).toBeGreaterThan(1);
    expect(ticks[0]).toBeGreaterThan(0);
    expect(ticks[0]).toBeLessThanOrEqual(Math.min(...values));
    expect(ticks.at(-1)).toBeGreaterThanOrEqual(Math.max(...values));
    for (const value of values) {
      expect(placeOn(ticks, value, true)).toBeGreaterThanOrEqual(0);
      expect(placeOn(ticks, value, true)).toBeLessThanOrEqual(1);
    }
  });

  it('gives equal ratios equal distances', () => {
    const ticks = logTicks([1, 100]);
    expect(placeOn(ticks, 100, true) - placeOn(ticks, 10, true)).toBeCloseTo(placeOn(ticks, 10, true) - placeOn(ticks, 1, true), 10);
  });
});

describe('the axis of years (O-38)', () => {
  it.each([[1950, 0], [1990, 0.4], [2050, 1]])('puts %i where time does', (year, place) => expect(placeInYears([1950, 2050], year)).toBe(place));
  it('puts a year alone in the middle', () => expect(placeInYears([2004, 2004], 2004)).toBe(0.5));
  it.each([[2014, 2016], [1950, 2024], [1949, 2025], [2004, 2004], [1999, 2000]])('names whole years from %i to %i, ends included, none twice', (first, last) => {
    for (const most of [2, 3, 5, 9]) {
      const ticks = yearTicks(first, last, most);
      expect(ticks[0]).toBe(first);
      expect(ticks.at(-1)).toBe(last);
      expect(ticks.every(Number.isInteger)).toBe(true);
      expect(new Set(ticks).size).toBe(ticks.length);
      expect(ticks.length).toBeLessThanOrEqual(most + 1);
    }
  });
});
