import { describe, expect, it } from 'vitest';
import { resolveDatePhrase } from './date-phrase';
import { datedWeekdayName, datedWeekdays } from './dated-weekdays';
import { liturgyLocales } from './locale';

describe('the weekdays that the calendar calls by their date', () => {
  it('have a name in each language, no two the same', () => {
    for (const locale of liturgyLocales) {
      const names = datedWeekdays.map((id) => datedWeekdayName(id, locale) ?? '');
      expect(new Set(names).size, locale).toBe(datedWeekdays.length);
      for (const [index, name] of names.entries()) {
        expect(name, locale).toContain(datedWeekdays[index]?.split('_').at(-1));
        if (locale !== 'en') expect(name, locale).not.toMatch(/weekday|january/i);
      }
    }
    expect(datedWeekdayName('advent_1_monday', 'en')).toBeUndefined();
  });

  it.each(liturgyLocales)('are found in %s by that name, alone and with a year', async (locale) => {
    for (const [id, date] of [['advent_december_17', '2027-12-17'], ['advent_december_23', '2027-12-23'], ['christmas_time_january_5', '2027-01-05']] as const) {
      const name = datedWeekdayName(id, locale) ?? '';
      expect((await resolveDatePhrase(`${name} ${date.slice(0, 4)}`, { today: '2026-12-01' }))?.date, name).toBe(date);
      expect((await resolveDatePhrase(name, { today: '2027-01-01' }))?.date, name).toBe(date);
    }
  });
});
