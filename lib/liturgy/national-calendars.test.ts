import { describe, expect, it } from 'vitest';
import { liturgicalDay, liturgicalYear } from './calendar';
import { resolveDatePhrase } from './date-phrase';
import { readingsOf } from './lectionary';
import { celebrationName } from './names';
import { calendarIds, type CalendarId } from './national-calendars';

/** Month and day of Epiphany, Ascension and Corpus Christi in 2025, whose Easter is 20 April. */
const in2025: Record<CalendarId, [string, string, string]> = {
  general: ['01-06', '05-29', '06-19'],
  'united-states': ['01-05', '06-01', '06-22'],
  germany: ['01-06', '05-29', '06-19'],
  austria: ['01-06', '05-29', '06-19'],
  france: ['01-05', '05-29', '06-22'],
  hungary: ['01-06', '06-01', '06-22'],
  malta: ['01-05', '06-01', '06-22'],
  china: ['01-05', '05-29', '06-22'],
  italy: ['01-06', '06-01', '06-22'],
  spain: ['01-06', '06-01', '06-22'],
  poland: ['01-06', '06-01', '06-19'],
  brazil: ['01-05', '06-01', '06-19'],
  philippines: ['01-05', '06-01', '06-22'],
  ireland: ['01-06', '06-01', '06-22'],
  england: ['01-05', '05-29', '06-22'],
};

const solemnities = [
  'joseph_spouse_of_mary', 'annunciation_of_the_lord', 'nativity_of_john_the_baptist', 'peter_and_paul_apostles', 'all_saints', 'nativity_of_the_lord',
  'assumption_of_the_blessed_virgin_mary', 'immaculate_conception_of_the_blessed_virgin_mary', 'epiphany_of_the_lord', 'ascension_of_the_lord',
  'most_holy_body_and_blood_of_christ', 'most_sacred_heart_of_jesus',
];

describe.each(calendarIds)('the calendar %s', (calendar) => {
  it('keeps Epiphany, Ascension and Corpus Christi on its days', async () => {
    const days = await liturgicalYear(2025, calendar);
    const on = (id: string) => days.find(({ celebrations }) => celebrations[0].id === id)?.date.slice(5);
    expect(['epiphany_of_the_lord', 'ascension_of_the_lord', 'most_holy_body_and_blood_of_christ'].map(on)).toEqual(in2025[calendar]);
  });

  it('loses no solemnity from 2020 to 2060', async () => {
    const odd: string[] = [];
    for (let year = 2020; year <= 2060; year += 1) {
      const first = (await liturgicalYear(year, calendar)).map(({ celebrations }) => celebrations[0].id);
      odd.push(...solemnities.filter((id) => first.filter((one) => one === id).length !== 1).map((id) => `${year} ${id}`));
    }
    expect(odd).toEqual([]);
  });

  it('has a gospel for every day of 2020 to 2035, and a name for every celebration', async () => {
    const odd: string[] = [];
    for (let year = 2020; year <= 2035; year += 1) {
      for (const day of await liturgicalYear(year, calendar)) {
        if (!readingsOf(day).masses[0]?.readings.some(({ slot }) => slot === 'gospel')) odd.push(`${day.date} ${day.celebrations[0].id}`);
      }
    }
    expect(odd).toEqual([]);
    for (const day of await liturgicalYear(2026, calendar)) {
      for (const one of day.celebrations) expect((await celebrationName(one, 'en', calendar)).text, one.id).toMatch(/ |Christmas|Pentecost/);
    }
  });
});

describe('national calendars', () => {
  it('have the celebrations of their country, in the rank they have there', async () => {
    const main = async (date: string, calendar: CalendarId) => {
      const { id, rank } = (await liturgicalDay(date, calendar)).celebrations[0];
      return `${id} ${rank}`;
    };
    expect(await main('2026-03-17', 'ireland')).toBe('patrick_of_ireland_bishop solemnity');
    expect(await main('2026-03-17', 'general')).not.toContain('patrick');
    expect(await main('2026-08-20', 'hungary')).toBe('stephen_i_of_hungary solemnity');
    expect(await main('2026-02-10', 'malta')).toBe('shipwreck_of_saint_paul_apostle solemnity');
    expect(await main('2026-10-12', 'brazil')).toContain('aparecida');
  });

  it('let a day be found by its name where the country keeps it', async () => {
    const dateOf = async (calendar: CalendarId) => (await resolveDatePhrase('Corpus Christi 2027', { today: '2026-11-30', calendar }))?.date;
    expect(await dateOf('general')).toBe('2027-05-27');
    expect(await dateOf('italy')).toBe('2027-05-30');
    expect(await dateOf('poland')).toBe('2027-05-27');
  });

  it('let the celebrations that only a country has be found by name', async () => {
    const dateOf = async (phrase: string, calendar?: CalendarId) => (await resolveDatePhrase(phrase, { today: '2026-11-30', ...(calendar ? { calendar } : {}) }))?.date;
    expect(await dateOf('Our Lady of Hungary 2027', 'hungary')).toBe('2027-10-08');
    expect(await dateOf('Our Lady of Hungary 2027')).toBeUndefined();
    expect(await dateOf('Our Lady of Aparecida 2027', 'brazil')).toBe('2027-10-12');
    expect(await dateOf('Szent István király 2027', 'hungary')).toBe('2027-08-20');
  });

  it('move Joseph before Saint Patrick where both want one day (Ireland 2035)', async () => {
    expect((await liturgicalDay('2035-03-17', 'ireland')).celebrations[0].id).toBe('patrick_of_ireland_bishop');
    expect((await liturgicalDay('2035-03-16', 'ireland')).celebrations[0].id).toBe('joseph_spouse_of_mary');
    expect((await liturgicalDay('2035-03-17', 'general')).celebrations[0].id).toBe('joseph_spouse_of_mary');
  });

  it('keep Epiphany in England on 6 January but for a Saturday or a Monday', async () => {
    const dates = await Promise.all([2024, 2025, 2026].map(async (year) => (await liturgicalYear(year, 'england')).find(({ celebrations }) => celebrations[0].id === 'epiphany_of_the_lord')?.date));
    expect(dates).toEqual(['2024-01-07', '2025-01-05', '2026-01-06']);
  });
});
