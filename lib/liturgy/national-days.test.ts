import { describe, expect, it } from 'vitest';
import { liturgicalDay } from './calendar';
import { readingsOf } from './lectionary';
import type { CalendarId } from './national-calendars';
import { calendarIdOf, calendarIds } from './national-calendars';

const idsOf = async (date: string, calendar: CalendarId) => (await liturgicalDay(date, calendar)).celebrations.map(({ id }) => id);

describe('days of the United States', () => {
  const unborn = 'day_of_prayer_for_the_legal_protection_of_unborn_children';
  it.each([
    ['2026-11-26', 'thanksgiving_day', true], ['2026-11-19', 'thanksgiving_day', false], ['2028-11-23', 'thanksgiving_day', true],
    ['2026-07-04', 'independence_day', true], ['2027-07-04', 'independence_day', false], ['2027-07-05', 'independence_day', false],
    ['2026-01-22', unborn, true], ['2026-01-23', unborn, false], ['2023-01-22', unborn, false], ['2023-01-23', unborn, true],
  ])('%s, %s: %s', async (date, id, there) => {
    expect((await idsOf(date, 'united-states')).includes(id)).toBe(there);
    expect(await idsOf(date, 'general')).not.toContain(id);
  });
});

describe('the Immaculate Conception on a Sunday of Advent', () => {
  const immaculate = 'immaculate_conception_of_the_blessed_virgin_mary';

  it.each([['spain', 2019, 'Rom 15:4-9'], ['spain', 2024, 'Phil 1:4-6, 8-11'], ['italy', 2019, 'Eph 1:3-6, 11-12'], ['italy', 2024, 'Eph 1:3-6, 11-12']] as const)(
    'is kept in %s in %i, with its own readings and %s as the second',
    async (calendar, year, second) => {
      const day = await liturgicalDay(`${year}-12-08`, calendar);
      expect(day).toMatchObject({ holyDay: true, sundayCycle: year === 2019 ? 'A' : 'C', season: 'advent', week: 2, givesWay: { id: 'advent_2_sunday' } });
      expect(day.celebrations.map(({ id, rank, colour }) => [id, rank, colour])).toEqual([[immaculate, 'solemnity', 'white']]);
      const readings = readingsOf(day).masses[0]?.readings ?? [];
      expect(readings.find(({ slot }) => slot === 'second')?.reference).toBe(second);
      expect(readings.find(({ slot }) => slot === 'gospel')?.reference).toBe('Lk 1:26-38');
      const monday = await liturgicalDay(`${year}-12-09`, calendar);
      expect([monday.celebrations[0].id, monday.moved, monday.holyDay]).toEqual(['advent_2_monday', undefined, false]);
      expect(readingsOf(monday).masses).not.toEqual([]);
    },
  );

  it('is moved to Monday by the general law everywhere else, and in years of which no leave is known', async () => {
    for (const calendar of ['general', 'spain', 'italy', 'malta'] as const) {
      const year = calendar === 'spain' || calendar === 'italy' ? 2030 : 2024;
      expect((await idsOf(`${year}-12-08`, calendar))[0], calendar).toBe('advent_2_sunday');
      expect((await liturgicalDay(`${year}-12-09`, calendar)).moved, calendar).toEqual({ from: `${year}-12-08` });
    }
  });
});

describe('the name of a calendar', () => {
  it('is known in any case, by its own words and by the code of the country', () => {
    for (const id of calendarIds) {
      expect([id.toUpperCase(), id.replaceAll('-', ' '), ` ${id.replaceAll('-', '_')} `].map(calendarIdOf)).toEqual([id, id, id]);
    }
    expect(['us', 'US', 'Usa', 'de', 'AT', 'fr', 'hu', 'mt', 'cn', 'it', 'es', 'pl', 'br', 'ph', 'ie'].map(calendarIdOf)).not.toContain(undefined);
    expect(['gb', 'xx', '', 'constructor', '__proto__', 'united', 'u s'].map(calendarIdOf)).toEqual(Array(7).fill(undefined));
  });
});
