import { describe, expect, it } from 'vitest';
import { routing } from '@/lib/i18n/routing';
import { axisNumber } from './numbers';
import { logTicks, valueTicks } from './value-axis';

/** Largest values whose ticks have every kind of step, from shares of a priest to all people there are. */
const LARGEST = [0.0004, 0.003, 0.02, 0.18, 0.2, 0.35, 0.9, 1, 4, 7, 10, 38, 100, 999, 1_000, 5_600, 10_000, 99_000, 1_000_000, 8_300_000_000];

describe('a number beside an axis', () => {
  it.each(routing.locales)('is the number of its tick in %s, small ones and those between too', (locale) => {
    for (const largest of LARGEST) {
      for (const ticks of [valueTicks([largest]), valueTicks([-largest / 3, largest]), logTicks([largest / 3, largest])]) {
        for (const isPercent of [false, true]) {
          const texts = ticks.map((tick) => axisNumber(tick, locale, isPercent));
          expect(new Set(texts).size, texts.join(' | ')).toBe(ticks.length);
        }
      }
    }
  });
  it.each([[0.05, '0.05'], [0.25, '0.25'], [1.25, '1.25'], [12_500, '12.5K'], [1_250_000, '1.25M'], [0, '0']])('%d is "%s"', (value, text) => expect(axisNumber(value, 'en', false)).toBe(text));
  it('and a share of very few is no zero', () => expect(axisNumber(0.05, 'en', true)).toBe('0.05%'));
});
