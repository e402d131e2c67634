import { describe, expect, it } from 'vitest';
import { CalendarRefusal, liturgicalDay, liturgicalMonth, liturgicalYear } from './calendar';
import lectionary from './data/lectionary.json';

const main = async (date: string) => (await liturgicalDay(date)).celebrations[0];

describe('days of the General Roman Calendar', () => {
  it.each([
    ['2024-03-25', 'holy_monday'],
    ['2024-04-08', 'annunciation_of_the_lord'],
    ['2027-03-25', 'thursday_of_the_lords_supper'],
    ['2027-04-05', 'annunciation_of_the_lord'],
    ['2028-03-19', 'lent_3_sunday'],
    ['2028-03-20', 'joseph_spouse_of_mary'],
    ['2023-03-20', 'joseph_spouse_of_mary'],
    ['2008-03-15', 'joseph_spouse_of_mary'],
    ['2008-03-18', 'holy_tuesday'],
    ['2024-12-08', 'advent_2_sunday'],
    ['2024-12-09', 'immaculate_conception_of_the_blessed_virgin_mary'],
    ['2030-12-08', 'advent_2_sunday'],
    ['2030-12-09', 'immaculate_conception_of_the_blessed_virgin_mary'],
    ['2025-12-08', 'immaculate_conception_of_the_blessed_virgin_mary'],
    ['2025-11-09', 'dedication_of_the_lateran_basilica'],
    ['2031-11-09', 'dedication_of_the_lateran_basilica'],
    ['2025-11-02', 'commemoration_of_all_the_faithful_departed'],
    ['2026-04-05', 'easter_sunday'],
    ['2026-02-18', 'ash_wednesday'],
    ['2028-02-29', 'ordinary_time_8_tuesday'],
    ['2028-03-01', 'ash_wednesday'],
    ['2022-12-30', 'holy_family_of_jesus_mary_and_joseph'],
    ['2026-05-25', 'mary_mother_of_the_church'],
    ['2026-12-07', 'ambrose_of_milan_bishop'],
  ])('%s is %s', async (date, id) => {
    expect((await main(date)).id).toBe(id);
  });

  it.each(Object.entries(lectionary.meta.romcalCorrections.days))('%s has the solemnity that romcal loses', async (date, id) => {
    expect(await main(date)).toMatchObject({ id, rank: 'solemnity' });
  });

  it.each([
    [2022, '2022-11-27', '2022-12-18'],
    [2023, '2023-12-03', '2023-12-24'],
    [2026, '2026-11-29', '2026-12-20'],
    [2028, '2028-12-03', '2028-12-24'],
    [2033, '2033-11-27', '2033-12-18'],
  ])('Advent %i begins on %s and its fourth Sunday is %s', async (year, first, fourth) => {
    const days = await liturgicalYear(year);
    const dateOf = (id: string) => days.find(({ celebrations }) => celebrations[0].id === id)?.date;
    expect([dateOf('advent_1_sunday'), dateOf('advent_4_sunday')]).toEqual([first, fourth]);
  });
});

describe('what a day tells', () => {
  it('says from where a solemnity was moved, and nothing when it was not', async () => {
    expect((await liturgicalDay('2027-04-05')).moved).toEqual({ from: '2027-03-25' });
    expect((await liturgicalDay('2028-03-20')).moved).toEqual({ from: '2028-03-19' });
    expect((await liturgicalDay('2022-06-23')).moved).toEqual({ from: '2022-06-24' });
    expect((await liturgicalDay('2026-03-19')).moved).toBeUndefined();
  });

  it('marks Sundays and the holy days of canon 1246, also where a solemnity had to be put back', async () => {
    const marked = (await liturgicalYear(2030)).filter(({ holyDay, weekday }) => holyDay && weekday !== 0);
    expect(marked.map(({ date }) => date)).toEqual([
      '2030-01-01', '2030-03-19', '2030-05-30', '2030-06-20', '2030-06-29', '2030-08-15', '2030-11-01', '2030-12-09', '2030-12-25',
    ]);
    expect((await liturgicalDay('2028-06-24')).holyDay).toBe(false);
  });

  it('changes both cycles on the first Sunday of Advent only', async () => {
    const cycles = async (date: string) => {
      const { sundayCycle, weekdayCycle } = await liturgicalDay(date);
      return `${sundayCycle} ${weekdayCycle}`;
    };
    expect(await cycles('2026-11-28')).toBe('A II');
    for (const date of ['2026-11-29', '2026-12-31', '2027-01-01']) expect(await cycles(date)).toBe('B I');
  });

  it('keeps All Souls alone on its Sunday, which stays a holy day', async () => {
    const { celebrations, holyDay, week } = await liturgicalDay('2025-11-02');
    expect(celebrations.map(({ id, colours }) => [id, colours])).toEqual([['commemoration_of_all_the_faithful_departed', ['violet', 'black']]]);
    expect([holyDay, week]).toEqual([true, 31]);
    expect(celebrations[0].commemoration).toBe(true);
    expect((await liturgicalDay('2026-11-02')).holyDay).toBe(false);
  });

  it('names those who share a celebration, and nobody where it is of one', async () => {
    expect((await main('2026-01-02')).saints).toEqual(['basil_the_great_bishop', 'gregory_nazianzen_bishop']);
    expect((await main('2026-06-29')).saints).toEqual(['peter_apostle', 'paul_apostle']);
    expect((await main('2026-06-03')).saints).toEqual(['charles_lwanga_martyr']);
    for (const date of ['2026-11-30', '2026-03-19', '2026-12-25']) expect((await main(date)).saints).toBeUndefined();
  });

  it('offers one celebration where a feast of the Lord replaces the Sunday', async () => {
    for (const date of ['2025-11-09', '2031-11-09']) {
      expect((await liturgicalDay(date)).celebrations).toEqual([
        { id: 'dedication_of_the_lateran_basilica', rank: 'feast', colour: 'white', colours: ['white'] },
      ]);
    }
  });

  it.each([
    ['2026-03-07', 'perpetua_of_carthage_and_felicity_of_carthage_martyrs'],
    ['2027-02-23', 'polycarp_of_smyrna_bishop'],
  ])('%s is a violet weekday of Lent with a commemoration', async (date, saint) => {
    const { celebrations, season } = await liturgicalDay(date);
    expect(season).toBe('lent');
    expect(celebrations[0]).toMatchObject({ rank: 'weekday', colour: 'violet' });
    expect(celebrations[1]).toMatchObject({ id: saint, rank: 'optional-memorial', commemoration: true });
  });

  it('keeps an obligatory memorial before 17 December, with the weekday under it', async () => {
    const ambrose = await main('2026-12-07');
    expect(ambrose).toMatchObject({ rank: 'memorial', colour: 'white', weekdayId: 'advent_2_monday' });
    expect(ambrose.commemoration).toBeUndefined();
  });

  it('makes two memorials that meet optional', async () => {
    expect((await liturgicalDay('2027-06-05')).celebrations.map(({ id, rank }) => [id, rank])).toEqual([
      ['ordinary_time_9_saturday', 'weekday'],
      ['immaculate_heart_of_mary', 'optional-memorial'],
      ['boniface_of_mainz_bishop', 'optional-memorial'],
    ]);
  });

  it('knows the Baptism as a feast, Holy Saturday as violet, Gaudete and Laetare as rose', async () => {
    expect(await main('2026-01-11')).toMatchObject({ id: 'baptism_of_the_lord', rank: 'feast' });
    expect(await main('2026-04-04')).toMatchObject({ id: 'holy_saturday', colour: 'violet' });
    for (const date of ['2026-12-13', '2026-03-15']) expect(await main(date)).toMatchObject({ colours: ['rose', 'violet'] });
  });

  it('shows black nowhere as the first colour', async () => {
    for (const day of await liturgicalYear(2026)) expect(day.celebrations.map(({ colour }) => colour)).not.toContain('black');
  });

  it('opens Easter Time on Easter Sunday and the Triduum with the Lord’s Supper', async () => {
    expect((await liturgicalDay('2026-04-05')).season).toBe('easter');
    expect((await liturgicalDay('2026-04-02')).season).toBe('triduum');
    expect(await liturgicalDay('2026-02-20')).toMatchObject({ season: 'lent', week: 0, weekday: 5 });
  });
});

describe('limits', () => {
  it('gives whole months', async () => {
    expect(await liturgicalMonth(2028, 2)).toHaveLength(29);
    expect((await liturgicalMonth(2026, 11)).at(-1)?.date).toBe('2026-11-30');
  });

  it.each(['2026-02-30', '2027-02-29', '2026-04-31', '2026-00-10', '2026-13-01', 'today'])('refuses %s', async (date) => {
    await expect(liturgicalDay(date)).rejects.toMatchObject({ name: 'CalendarRefusal', reason: 'no-such-date' });
  });

  it('refuses years that are not computed', async () => {
    await expect(liturgicalDay('1969-12-31')).rejects.toMatchObject({ reason: 'year-out-of-range' });
    await expect(liturgicalMonth(2101, 1)).rejects.toBeInstanceOf(CalendarRefusal);
    await expect(liturgicalMonth(2026, 13)).rejects.toMatchObject({ reason: 'no-such-date' });
  });
});

describe('the week of the psalter', () => {
  it('is that of the sixth week of Lent from Palm Sunday to Holy Thursday, none on the days after, and the first from Easter on', async () => {
    for (const year of [1970, 2024, 2026, 2027, 2038, 2100]) {
      for (const calendar of ['general', 'malta', 'united-states'] as const) {
        const days = await liturgicalYear(year, calendar);
        const easter = days.findIndex((day) => day.season === 'easter');
        const weeks = days.slice(easter - 7, easter + 8).map(({ psalterWeek }) => psalterWeek);
        expect(weeks, `${year} ${calendar}`).toEqual([...Array<number>(5).fill(2), undefined, undefined, ...Array<number>(7).fill(1), 2]);
        expect(days.filter(({ psalterWeek }) => psalterWeek === undefined)).toHaveLength(2);
      }
    }
  });

  it('begins anew with the Sunday of 7 to 13 January, which the Baptism or the Epiphany keeps, and before it counts the Sundays since Christmas', async () => {
    for (const year of [1979, 1996, 2018, 2019, 2022, 2023, 2024, 2026, 2100]) {
      for (const calendar of ['general', 'general.epiphany', 'malta', 'united-states'] as const) {
        const days = (await liturgicalYear(year, calendar)).filter(({ season }) => season === 'christmas');
        for (const { date, weekday, psalterWeek } of days) {
          // The date of its Sunday; before 1 January it is one of December.
          const sunday = Number(date.slice(8)) - weekday;
          const expected = date.slice(5, 7) === '12' ? (sunday < 25 ? 4 : 1) : sunday >= 7 ? 1 : sunday >= 1 ? 2 : 1;
          expect(psalterWeek, `${date} ${calendar}`).toBe(expected);
        }
        expect(days.length).toBeGreaterThan(13);
      }
    }
  });
});
