import { describe, expect, it } from 'vitest';
import { absolutePhrase } from './absolute-phrase';
import { celebrationIndex } from './celebration-index';
import { liturgyLocales } from './locale';
import { relativePhrase } from './relative-phrase';

const today = '2026-11-30';

describe('names of celebrations', () => {
  // `resolveDatePhrase` reads dates before names, so that a plain date does not wait for the calendars. The French call the
  // Assumption "le 15 août", which is its date either way.
  it.each(liturgyLocales)('in %s are dates in no language, with or without a year', async (locale) => {
    const names = [...(await celebrationIndex(locale)).keys()].flatMap((name) => [name, `${name} 2027`, `2027 ${name}`]);
    const dates = names.filter((name) => !name.startsWith('15 aout')).filter((name) => liturgyLocales.some((other) => relativePhrase(name, other, today) ?? absolutePhrase(name, other, today)));
    expect(names.length).toBeGreaterThan(1000);
    expect(dates).toEqual([]);
  });
});

describe('plain dates', () => {
  it('are understood without the names of the calendars', async () => {
    const holder = globalThis as typeof globalThis & { celebrationNames?: Map<string, unknown> };
    expect(holder.celebrationNames?.size).toBeGreaterThan(0);
    holder.celebrationNames?.clear();
    const { resolveDatePhrase } = await import('./date-phrase');
    for (const phrase of ['2026-12-25', '25 December 2026', 'tomorrow', 'nächsten Sonntag', 'demain', '2026年12月25日']) {
      expect(await resolveDatePhrase(phrase, { today }), phrase).toBeDefined();
    }
    expect(holder.celebrationNames?.size).toBe(0);
  });
});
