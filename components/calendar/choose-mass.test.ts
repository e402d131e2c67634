import { describe, expect, it } from 'vitest';
import { liturgicalDay, liturgicalYear } from '@/lib/liturgy/calendar';
import { readingsOf } from '@/lib/liturgy/lectionary';
import { chooseMass, massChoice, massHref } from './choose-mass';
import { dayHref } from './day-href';
import { choiceReference, massLabel } from './mass-label';

const massesOf = async (date: string) => readingsOf(await liturgicalDay(date)).masses;

describe('the Mass that a page shows', () => {
  it('keeps the four Masses of Christmas apart, the Mass of the day first (O-35)', async () => {
    const masses = await massesOf('2026-12-25');
    expect(masses.map(({ key }) => key).toSorted()).toEqual(['dawn', 'day', 'night', 'vigil']);
    expect(chooseMass(masses, undefined)?.key).toBe('day');
    expect(chooseMass(masses, 'night')?.key).toBe('night');
  });

  it.each(['', 'midnight', 'vigil', '__proto__'])('falls back to the first for %j on a day with one Mass', async (asked) => {
    const masses = await massesOf('2026-12-01');
    expect(chooseMass(masses, asked)).toBe(masses[0]);
  });

  it('has none where the day has none', () => {
    expect(chooseMass([], 'day')).toBeUndefined();
  });

  it('leaves the usual Mass out of the address', async () => {
    const masses = await massesOf('2026-06-24');
    expect(massHref('2026-06-24', 'day', masses)).toBe('/calendar/2026-06-24');
    expect(massHref('2026-06-24', 'vigil', masses)).toBe('/calendar/2026-06-24?mass=vigil');
    expect(dayHref('2026-06-24', massChoice('day', masses, 'a&b'), 'reading')).toBe('/calendar/2026-06-24?of=a%26b&view=reading');
    expect(dayHref('2026-06-24', massChoice('vigil', masses), 'reading')).toBe('/calendar/2026-06-24?mass=vigil&view=reading');
    expect(dayHref('2026-06-24', massChoice(undefined, []))).toBe('/calendar/2026-06-24');
  });
});

describe('the name of a Mass', () => {
  it.each([
    ['2027-03-27', 'vigil', 'easter-vigil', 1],
    ['2026-06-24', 'vigil', 'vigil', 1],
    ['2026-06-24', 'day', 'day', 1],
    ['2026-12-01', 'day', 'plain', 1],
    ['2026-04-02', 'evening', 'lords-supper', 1],
    ['2026-11-02', 'option-3', 'option', 3],
  ] as const)('of %s %s is %s', async (date, key, name, number) => {
    const day = await liturgicalDay(date);
    const keys = readingsOf(day).masses.map((mass) => mass.key);
    expect(keys).toContain(key);
    expect(massLabel(key, day, keys)).toEqual({ name, number });
  });
});

describe('a choice of readings', () => {
  it('is known by a reference that no other choice of its day has, on every day of a year', async () => {
    let choices = 0;
    for (const day of await liturgicalYear(2026)) {
      const references = readingsOf(day).masses.filter(({ key }) => key.startsWith('option-')).map(choiceReference);
      expect(references, day.date).not.toContain(undefined);
      expect(new Set(references).size, day.date).toBe(references.length);
      choices += references.length;
    }
    expect(choices).toBeGreaterThan(2);
  });

  it('is named on All Souls by its first reading', async () => {
    expect((await massesOf('2026-11-02')).map(choiceReference).slice(0, 2)).toEqual([undefined, 'Lam 3:17-26']);
  });
});
