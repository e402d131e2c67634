import { describe, expect, it } from 'vitest';
import { liturgicalDay, liturgicalYear } from './calendar';
import { calendarName, countryOf, movableToSunday, onSundays, readCalendarName, sundaysOf, type CalendarName } from './calendar-choice';
import { celebrationNames } from './names';
import { calendarIds, sundaySolemnities } from './national-calendars';
import { oddRanks } from './testing/odd-days';

const subsets = Array.from({ length: 8 }, (_, bits) => movableToSunday.filter((_one, index) => bits & (1 << index)));

describe('the written name of a calendar', () => {
  it('is read back as it was written, for every country and every choice of Sundays, and is short where nothing was chosen', () => {
    for (const id of calendarIds) {
      for (const kept of subsets) {
        const name = calendarName(id, kept);
        expect(readCalendarName(name)).toBe(name);
        expect([countryOf(name), onSundays(name)]).toEqual([id, kept]);
      }
      expect(readCalendarName(id)).toBe(id);
      expect(sundaysOf(id)).toEqual(sundaySolemnities[id]);
    }
    expect(new Set(calendarIds.flatMap((id) => subsets.map((kept) => calendarName(id, kept)))).size).toBe(calendarIds.length * subsets.length);
  });

  it.each([
    ['US', 'united-states'], ['Germany.Ascension', 'germany.ascension'], ['germany.corpus-christi.epiphany', 'germany.epiphany.corpus-christi'],
    ['germany.none', 'germany'], ['italy.none', 'italy.none'], ['italy.ascension.corpus-christi', 'italy'], ['general.ascension.ascension', 'general.ascension'],
    ['', undefined], ['atlantis', undefined], ['germany.', undefined], ['germany.easter', undefined], ['germany.none.ascension', undefined], ['__proto__', undefined],
  ])('%j is %s', (text, name) => expect(readCalendarName(text)).toBe(name));
});

describe('Epiphany, Ascension and Corpus Christi', () => {
  const dates = async (calendar: CalendarName, year: number) => {
    const ids = ['epiphany_of_the_lord', 'ascension_of_the_lord', 'most_holy_body_and_blood_of_christ'];
    const days = await liturgicalYear(year, calendar);
    return ids.map((id) => days.filter(({ celebrations }) => celebrations[0].id === id).map(({ date }) => date).join());
  };

  it.each([
    ['general', 2026, ['2026-01-06', '2026-05-14', '2026-06-04']], ['general.epiphany.ascension.corpus-christi', 2026, ['2026-01-04', '2026-05-17', '2026-06-07']],
    ['general.ascension', 2027, ['2027-01-06', '2027-05-09', '2027-05-27']], ['united-states', 2026, ['2026-01-04', '2026-05-17', '2026-06-07']],
    ['united-states.epiphany.corpus-christi', 2026, ['2026-01-04', '2026-05-14', '2026-06-07']], ['italy.none', 2026, ['2026-01-06', '2026-05-14', '2026-06-04']],
    ['england.epiphany.ascension', 2027, ['2027-01-03', '2027-05-09', '2027-05-27']], ['england', 2027, ['2027-01-06', '2027-05-06', '2027-05-30']],
  ] as const)('in %s in %i are on %j', async (calendar, year, expected) => expect(await dates(calendar, year)).toEqual(expected));

  it('leave no solemnity out and no day in disorder, however they are chosen', async () => {
    const odd: string[] = [];
    for (const name of subsets.map((kept) => calendarName('general', kept))) {
      for (const year of [2022, 2028, 2033, 2038]) {
        const days = await liturgicalYear(year, name);
        const mains = days.map(({ celebrations }) => celebrations[0].id);
        for (const id of ['nativity_of_john_the_baptist', 'peter_and_paul_apostles', 'joseph_spouse_of_mary', 'epiphany_of_the_lord', 'most_sacred_heart_of_jesus']) {
          if (mains.filter((one) => one === id).length !== 1) odd.push(`${name} ${year} ${id}`);
        }
        odd.push(...days.flatMap(oddRanks).map((fault) => `${name} ${fault}`));
      }
    }
    expect(odd).toEqual([]);
  });
});

describe("a country's own celebrations", () => {
  it.each([
    ['de', 'germany', '2026-11-17', 'de'], ['fr', 'france', '2026-01-03', 'fr'], ['en', 'united-states', '2026-01-05', 'en'], ['hu', 'hungary', '2026-08-20', 'hu'],
  ] as const)('are named in %s where there is a name: %s, %s', async (locale, calendar, date, lang) => {
    const day = await liturgicalDay(date, calendar);
    const nameOf = await celebrationNames(locale, calendar);
    expect(day.celebrations.map((one) => nameOf(one).lang)).toEqual(day.celebrations.map(() => lang));
  });
});
