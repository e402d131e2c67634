import { describe, expect, it } from 'vitest';
import { liturgicalDay, liturgicalYear } from './calendar';
import { celebratedInstead, massesOf } from './masses-of';

const offered = async (date: string) => {
  const day = await liturgicalDay(date);
  return celebratedInstead(day).map((one) => [one.id, massesOf(day, one).map(({ key }) => key)]);
};

describe('what may be celebrated on a day, and with which Masses', () => {
  it.each([
    ['2026-12-04', [['advent_1_friday', ['day']], ['john_damascene_priest', ['day', 'own']]]],
    // A memorial of obligation: the weekday's readings, and those of the saint as a choice.
    ['2026-12-07', [['ambrose_of_milan_bishop', ['day', 'own']]]],
    // In Lent the saint is only commemorated (O-34).
    ['2026-03-07', [['lent_2_saturday', ['day']]]], ['2027-02-23', [['lent_2_tuesday', ['day']]]],
    // The Dedication takes the Sunday, which is not offered (O-33); All Souls has its three Masses.
    ['2025-11-09', [['dedication_of_the_lateran_basilica', ['day']]]], ['2025-11-02', [['commemoration_of_all_the_faithful_departed', ['day', 'option-2', 'option-3', 'option-4']]]],
    // Several Masses (O-35).
    ['2026-12-25', [['nativity_of_the_lord', ['day', 'vigil', 'night', 'dawn']]]], ['2026-06-24', [['nativity_of_john_the_baptist', ['day', 'vigil']]]],
    ['2026-04-02', [['thursday_of_the_lords_supper', ['evening', 'chrism']]]], ['2027-03-27', [['holy_saturday', ['vigil']]]],
    ['2026-11-29', [['advent_1_sunday', ['day']]]],
  ])('%s: %j', async (date, expected) => expect(await offered(date)).toEqual(expected));

  it('the choices of every day of a year have keys of their own and readings', async () => {
    for (const day of await liturgicalYear(2026)) {
      const celebrations = celebratedInstead(day);
      expect(new Set(celebrations.map(({ id }) => id)).size).toBe(celebrations.length);
      expect(celebrations[0]).toBe(day.celebrations[0]);
      for (const celebration of celebrations) {
        const masses = massesOf(day, celebration);
        expect(new Set(masses.map(({ key }) => key)).size, `${day.date} ${celebration.id}`).toBe(masses.length);
        for (const mass of masses) expect(mass.readings.at(-1)?.slot, `${day.date} ${celebration.id} ${mass.key}`).toBe('gospel');
      }
    }
  });
});
