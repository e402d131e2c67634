import { describe, expect, it } from 'vitest';
import { celebrationIndex } from './celebration-index';
import { resolveDatePhrase } from './date-phrase';
import { nextOccurrence } from './occurrence';

const today = '2026-12-01';
const read = async (phrase: string) => (await resolveDatePhrase(phrase, { today }))?.date;

describe('a name beside its date', () => {
  it.each([
    ['Christmas, 25 December 2026', '2026-12-25'], ['Christmas (25 December 2026)', '2026-12-25'], ['25 December 2026, Christmas', '2026-12-25'], ['Christmas 25 December', '2026-12-25'], ['Christmas 2030, 25 December', '2030-12-25'],
    ['Ash Wednesday, Feb 10 2027', '2027-02-10'], ['Easter Sunday 28 March 2027', '2027-03-28'], ['Immaculate Conception of Mary 8 December 2026', '2026-12-08'], ['Annunciation, 5 April 2027', '2027-04-05'],
    ['Ostern, 28. März 2027', '2027-03-28'], ['Ostern 28.3.2027', '2027-03-28'], ['Pâques, 28 mars 2027', '2027-03-28'], ['húsvét, 2027. március 28.', '2027-03-28'], ['2027年3月28日复活节', '2027-03-28'], ['复活节2027年3月28日', '2027-03-28'],
    ["l-Għid, 28 ta' Marzu 2027", '2027-03-28'], ["Valentine's Day, 14 February 2027", '2027-02-14'], ['Gaudete Sunday, 13 December 2026', '2026-12-13'], ['喜乐主日，2026年12月13日', '2026-12-13'], ['Saint Ambrose 12/07/2026', '2026-12-07'],
    ['the day after Christmas, 26 December 2026', '2026-12-26'], ['tomorrow, 2 December 2026', '2026-12-02'], ['Monday 7 December 2026: saints of the day', '2026-12-07'], ['samedi 29 août 2026: saints of the day', '2026-08-29'],
    ['Freitag, 17. Dezember 2027: Wochentag im Advent, 17. Dezember', '2027-12-17'], ['2027. december 17., péntek: Adventi köznap, december 17.', '2027-12-17'], ['2027年12月17日星期五: 将临期平日，12月17日', '2027-12-17'],
  ])('%s is %s', async (phrase, date) => {
    expect(await read(phrase)).toBe(date);
  });

  it.each([
    'Christmas 26 December', 'Christmas, 26 December 2026', 'Good Friday 25 March 2027', 'Easter 2027-03-29', 'Pâques, 27 mars 2027', '2027年3月29日复活节', 'Tuesday 7 December 2026: Saint Ambrose, Bishop and Doctor of the Church',
    'the day after Christmas, 27 December 2026', 'tomorrow, 3 December 2026', 'Christmas 31 June 2027', 'banana 25 December 2026', 'Christmas 2027, 26 December', 'Ash Wednesday, 10 February 2028',
  ])('that is not its own is no day: %s', async (phrase) => {
    expect(await read(phrase)).toBeUndefined();
  });

  it('is found for every tenth name of the calendar, and refused with the day after', async () => {
    const index = await celebrationIndex('en');
    const names = [...index.keys()].filter((key, place) => place % 10 === 0 && index.get(key)?.length === 1 && !/\d/.test(key));
    expect(names.length).toBeGreaterThan(80);
    for (const name of names) {
      const day = await nextOccurrence(index.get(name)?.[0] ?? '', '2027-01-01');
      if (!day) continue;
      const [year, month, date] = day.date.split('-').map(Number);
      const text = `${date} ${new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2000, (month ?? 1) - 1, 1))} ${year}`;
      expect(await read(`${name}, ${text}`), name).toBe(day.date);
      expect(await read(`${name}, ${text.replace(/^\d+/, (number) => String((Number(number) % 28) + 1))}`), name).toBeUndefined();
    }
  });
});
