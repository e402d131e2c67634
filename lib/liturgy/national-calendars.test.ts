import { describe, expect, it } from 'vitest';
import { liturgicalDay, liturgicalYear } from './calendar';
import { resolveDatePhrase } from './date-phrase';
import { readingsOf } from './lectionary';
import { celebrationNames } from './names';
import { calendarIds, type CalendarId } from './national-calendars';

const columns = [
  'epiphany_of_the_lord', 'ascension_of_the_lord', 'most_holy_body_and_blood_of_christ', 'peter_and_paul_apostles', 'assumption_of_the_blessed_virgin_mary', 'all_saints',
];

type Row = [epiphany: string, ascension: string, corpusChristi: string, peterAndPaul: string, assumption: string, allSaints: string];

/** Month and day in 2026, 2027 and 2028, whose Easter Sundays are 5 April, 28 March and 16 April. */
const kept: Record<CalendarId, [Row, Row, Row]> = (() => {
  const fixed = ['06-29', '08-15', '11-01'] as const;
  const [epiphany, epiphanySundays] = [['01-06', '01-06', '01-06'], ['01-04', '01-03', '01-02']] as const;
  const [thursdays, sundays] = [['05-14', '05-06', '05-25'], ['05-17', '05-09', '05-28']] as const;
  const [corpusThursdays, corpusSundays] = [['06-04', '05-27', '06-15'], ['06-07', '05-30', '06-18']] as const;
  type Three = readonly [string, string, string];
  const rows = (one: Three, two: Three, three: Three): [Row, Row, Row] => [
    [one[0], two[0], three[0], ...fixed], [one[1], two[1], three[1], ...fixed], [one[2], two[2], three[2], ...fixed],
  ];
  const allThursdays = rows(epiphany, thursdays, corpusThursdays);
  const allSundays = rows(epiphanySundays, sundays, corpusSundays);
  const southern = rows(epiphany, sundays, corpusSundays);
  return {
    general: allThursdays,
    germany: allThursdays,
    austria: allThursdays,
    'united-states': allSundays,
    malta: allSundays,
    philippines: allSundays,
    italy: southern,
    spain: southern,
    ireland: southern,
    hungary: southern,
    poland: rows(epiphany, sundays, corpusThursdays),
    france: rows(epiphanySundays, thursdays, corpusSundays),
    china: rows(epiphanySundays, thursdays, corpusSundays),
    england: [
      ['01-06', '05-14', '06-07', '06-28', '08-16', '11-01'],
      ['01-06', '05-06', '05-30', '06-29', '08-15', '10-31'],
      ['01-06', '05-25', '06-18', '06-29', '08-15', '11-01'],
    ],
    brazil: [
      ['01-04', '05-17', '06-04', '06-28', '08-16', '11-01'],
      ['01-03', '05-09', '05-27', '07-04', '08-15', '11-07'],
      ['01-02', '05-28', '06-15', '07-02', '08-20', '11-05'],
    ],
  };
})();

describe.each(calendarIds)('the calendar %s', (calendar) => {
  it('keeps Epiphany, Ascension, Corpus Christi, Peter and Paul, the Assumption and All Saints on its days', async () => {
    const found = await Promise.all([2026, 2027, 2028].map(async (year) => {
      const days = await liturgicalYear(year, calendar);
      return columns.map((id) => days.find(({ celebrations }) => celebrations[0].id === id)?.date.slice(5));
    }));
    expect(found).toEqual(kept[calendar]);
  });

  it('has a name for every celebration of a year', async () => {
    const nameOf = await celebrationNames('en', calendar);
    const nameless = (await liturgicalYear(2026, calendar)).flatMap(({ celebrations }) => celebrations).filter((one) => !/ |Christmas|Pentecost/.test(nameOf(one).text) || nameOf(one).text === one.id.replaceAll('_', ' '));
    expect(nameless).toEqual([]);
  });
});

const main = async (date: string, calendar: CalendarId) => {
  const { id, rank } = (await liturgicalDay(date, calendar)).celebrations[0];
  return `${id} ${rank}`;
};

describe('national calendars', () => {
  it.each<[CalendarId, string, string]>([
    ['ireland', '2026-03-17', 'patrick_of_ireland_bishop solemnity'],
    ['ireland', '2027-02-01', 'brigid_of_kildare_virgin feast'],
    ['hungary', '2026-08-20', 'stephen_i_of_hungary solemnity'],
    ['hungary', '2027-10-08', 'our_lady_of_hungary solemnity'],
    ['hungary', '2027-02-24', 'matthias_apostle feast'],
    ['malta', '2026-02-10', 'shipwreck_of_saint_paul_apostle solemnity'],
    ['brazil', '2026-10-12', 'our_lady_of_aparecida solemnity'],
    ['italy', '2027-10-04', 'francis_of_assisi feast'],
    ['italy', '2027-04-29', 'catherine_of_siena_virgin feast'],
    ['spain', '2027-07-25', 'james_apostle solemnity'],
    ['spain', '2027-10-12', 'our_lady_of_the_pillar feast'],
    ['poland', '2027-05-03', 'our_lady_queen_of_poland solemnity'],
    ['poland', '2026-08-26', 'our_lady_of_czestochowa solemnity'],
    ['england', '2026-04-23', 'george_of_lydda_martyr solemnity'],
    ['england', '2027-08-09', 'teresa_benedicta_of_the_cross_stein_virgin feast'],
    ['united-states', '2028-12-12', 'our_lady_of_guadalupe feast'],
    ['germany', '2027-06-04', 'most_sacred_heart_of_jesus solemnity'],
    ['philippines', '2027-12-08', 'immaculate_conception_of_the_blessed_virgin_mary solemnity'],
  ])('have in %s on %s %s', async (calendar, date, celebration) => {
    expect(await main(date, calendar)).toBe(celebration);
  });

  it.each<[CalendarId, string]>([['germany', '2027'], ['austria', '2027'], ['austria', '2026']])('keep the regional days of the German-speaking countries in %s in %s', async (calendar, year) => {
    expect(await main(`${year}-02-24`, calendar)).toBe('matthias_apostle feast');
    expect(await main(`${year}-07-02`, calendar)).toBe('visitation_of_mary feast');
    expect(await main(`${year}-11-19`, calendar)).toBe('elizabeth_of_hungary_religious memorial');
    expect(await main(`${year}-05-14`, calendar)).not.toContain('matthias');
    expect((await liturgicalDay('2026-10-21', 'austria')).celebrations.map(({ id }) => id)).toContain('charles_i_of_austria');
  });

  it.each<[CalendarId, string, string, string]>([
    ['england', 'george_of_lydda_martyr', '2019-04-23', '2019-04-30'],
    ['england', 'george_of_lydda_martyr', '2022-04-23', '2022-04-26'],
    ['england', 'george_of_lydda_martyr', '2023-04-23', '2023-04-24'],
    ['poland', 'adalbert_of_prague_bishop', '2019-04-23', '2019-04-30'],
    ['poland', 'adalbert_of_prague_bishop', '2025-04-23', '2025-04-28'],
    ['poland', 'our_lady_queen_of_poland', '2020-05-03', '2020-05-02'],
    ['poland', 'our_lady_queen_of_poland', '2026-05-03', '2026-05-02'],
    ['poland', 'stanislaus_of_szczepanow_bishop', '2022-05-08', '2022-05-09'],
    ['ireland', 'patrick_of_ireland_bishop', '2024-03-17', '2024-03-18'],
    ['malta', 'shipwreck_of_saint_paul_apostle', '2027-02-10', '2027-02-11'],
    ['italy', 'joseph_spouse_of_mary', '2028-03-19', '2028-03-20'],
    ['united-states', 'annunciation_of_the_lord', '2027-03-25', '2027-04-05'],
  ])('move in %s %s from %s to %s, and say so', async (calendar, id, from, to) => {
    const day = await liturgicalDay(to, calendar);
    expect([day.celebrations[0].id, day.moved]).toEqual([id, { from }]);
    expect((await liturgicalDay(from, calendar)).celebrations[0].id).not.toBe(id);
    expect(readingsOf(day).masses[0]?.readings.map(({ slot }) => slot)).toContain('second');
  });

  it('move Joseph before Saint Patrick where both want one day (Ireland 2035)', async () => {
    expect(await main('2035-03-17', 'ireland')).toBe('patrick_of_ireland_bishop solemnity');
    expect(await main('2035-03-16', 'ireland')).toBe('joseph_spouse_of_mary solemnity');
    expect(await main('2035-03-17', 'general')).toBe('joseph_spouse_of_mary solemnity');
  });

  it('keep All Souls as everyone does in Hungary, after All Saints in England, and beside it in Brazil', async () => {
    const souls = 'commemoration_of_all_the_faithful_departed solemnity';
    expect([await main('2025-11-02', 'hungary'), await main('2026-11-02', 'hungary')]).toEqual([souls, souls]);
    expect(readingsOf(await liturgicalDay('2026-11-02', 'hungary')).masses.map(({ source }) => source)).toContain('proper');
    expect([await main('2025-11-02', 'england'), await main('2025-11-03', 'england')]).toEqual(['all_saints solemnity', souls]);
    expect([await main('2025-11-01', 'brazil'), await main('2025-11-02', 'brazil')]).toEqual(['all_saints solemnity', souls]);
  });

  it('keep Epiphany in England on 6 January but for a Saturday or a Monday', async () => {
    const dates = await Promise.all([2024, 2025, 2026].map(async (year) => (await liturgicalYear(year, 'england')).find(({ celebrations }) => celebrations[0].id === 'epiphany_of_the_lord')?.date));
    expect(dates).toEqual(['2024-01-07', '2025-01-05', '2026-01-06']);
  });

  it('have the Holy Child in the Philippines on the third Sunday of January, with a Gospel for each cycle', async () => {
    const found = await Promise.all(['2026-01-18', '2027-01-17', '2028-01-16'].map((date) => liturgicalDay(date, 'philippines')));
    expect(found.map(({ celebrations }) => [celebrations[0].id, celebrations[0].rank])).toEqual(Array(3).fill(['santo_nino', 'feast']));
    expect(found.map((day) => readingsOf(day).masses[0]?.readings.at(-1)?.reference)).toEqual(['Mt 18:1-5, 10', 'Mk 10:13-16', 'Lk 2:41-52']);
  });
});

describe('a day by its name', () => {
  const dateOf = async (phrase: string, calendar?: CalendarId) => (await resolveDatePhrase(phrase, { today: '2026-11-30', ...(calendar ? { calendar } : {}) }))?.date;

  it.each<[string, CalendarId | undefined, string | undefined]>([
    ['Corpus Christi 2027', undefined, '2027-05-27'],
    ['Corpus Christi 2027', 'italy', '2027-05-30'],
    ['Corpus Christi 2027', 'poland', '2027-05-27'],
    ['All Saints 2027', 'brazil', '2027-11-07'],
    ['Our Lady of Hungary 2027', 'hungary', '2027-10-08'],
    ['Our Lady of Hungary 2027', undefined, undefined],
    ['Our Lady of Aparecida 2027', 'brazil', '2027-10-12'],
    ['Szent István király 2027', 'hungary', '2027-08-20'],
    ['Saint George 2022', 'england', '2022-04-26'],
    ['Santo Niño 2027', 'philippines', '2027-01-17'],
  ])('%s in the calendar %s is %s', async (phrase, calendar, date) => {
    expect(await dateOf(phrase, calendar)).toBe(date);
  });
});
