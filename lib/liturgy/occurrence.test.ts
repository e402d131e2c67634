import { describe, expect, it } from 'vitest';
import { calendarBundle } from './calendar-bundle';
import { resolveDatePhrase } from './date-phrase';
import { usualMonthDay } from './fixed-celebrations';
import type { CalendarId } from './national-calendars';
import { nextOccurrence, occurrenceIn } from './occurrence';

async function fixedOnes(calendar: CalendarId): Promise<[id: string, monthDay: string][]> {
  const ids = Object.keys((await calendarBundle(calendar)).inputs);
  const days = await Promise.all(ids.map((id) => usualMonthDay(id, calendar)));
  return ids.flatMap((id, index): [string, string][] => (days[index] ? [[id, days[index]]] : []));
}

describe('the day of a celebration that has a date', () => {
  it.each(['general', 'germany', 'poland'] as const)('is known in every year, also where Holy Week or the octave takes it: %s', async (calendar) => {
    const fixed = await fixedOnes(calendar);
    expect(fixed.length).toBeGreaterThan(200);
    for (const year of [2024, 2025, 2026, 2027, 2028]) {
      for (const [id, monthDay] of fixed) {
        const found = await occurrenceIn(id, year, calendar);
        const usual = found && (found.kept ? (found.movedFrom ?? found.date) : found.date);
        expect([id, year, usual?.slice(0, 4)], `${id} ${year}`).toEqual([id, year, String(year)]);
        if (found && !found.kept) expect(found.date, id).toBe(`${year}-${monthDay}`);
      }
    }
  }, 60_000);

  it('is the next one, not the next that nothing takes', async () => {
    expect((await resolveDatePhrase('Saint Francis of Paola', { today: '2026-11-30' }))?.date).toBe('2027-04-02');
    for (const year of [2026, 2027, 2028]) expect((await resolveDatePhrase(`Saint Francis of Paola ${year}`, { today: '2026-11-30' }))?.date).toBe(`${year}-04-02`);
  });
});

describe('a celebration that no year has', () => {
  it.each(['advent_5_sunday', 'lent_9_sunday', 'easter_time_12_sunday', 'ordinary_time_35_sunday', 'no_such_celebration'])('%s has no day', async (id) => {
    expect(await nextOccurrence(id, '2026-11-30')).toBeUndefined();
    expect(await nextOccurrence(id, '2026-11-30')).toBeUndefined();
  });

  it.each(['20th Sunday of Advent', '35th Sunday in Ordinary Time', '9. Fastensonntag'])('"%s" is refused, in no language read as another day', async (phrase) => {
    expect(await resolveDatePhrase(phrase, { today: '2026-11-30' })).toBeUndefined();
  });
});
