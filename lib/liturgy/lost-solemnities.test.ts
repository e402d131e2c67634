import { expect, it } from 'vitest';
import { calendarYears, liturgicalYear } from './calendar';
import { easterSunday } from './easter';
import { solemnities } from './testing/solemnities';

/** Every day from 1970 to 2100 on which romcal 3.0.0-dev.116 has no longer the solemnity that belongs there. */
const lost: Record<string, readonly string[]> = {
  annunciation_of_the_lord: [
    '1973-03-26', '1979-03-26', '1984-03-26', '1990-03-26', '2001-03-26', '2007-03-26', '2012-03-26', '2057-03-26', '2063-03-26', '2068-03-26',
    '2074-03-26', '2085-03-26', '2091-03-26', '2096-03-26',
  ],
  joseph_spouse_of_mary: ['2008-03-15', '2035-03-17', '2046-03-17'],
  nativity_of_john_the_baptist: [
    '1995-06-24', '2006-06-24', '2017-06-24', '2022-06-23', '2028-06-24', '2033-06-23', '2038-06-25', '2044-06-23', '2090-06-24',
  ],
  peter_and_paul_apostles: ['1973-06-30', '1984-06-30', '2019-06-29', '2030-06-29', '2041-06-29', '2052-06-29', '2057-06-30', '2068-06-30'],
};

/** By the decade, so that the time a test may take says nothing of how many years there are. */
const decades = Array.from({ length: Math.ceil((calendarYears.last + 1 - calendarYears.first) / 10) }, (_, at) => calendarYears.first + 10 * at);

it.each(decades)('from %i on each solemnity is kept once a year, those that romcal loses on the day of the Norms, and Easter where the computus has it', async (first) => {
  const odd: string[] = [];
  for (let year = first; year < first + 10 && year <= calendarYears.last; year += 1) {
    const days = await liturgicalYear(year);
    const datesOf = (id: string) => days.filter(({ celebrations }) => celebrations[0].id === id).map(({ date }) => date);
    odd.push(...solemnities.filter((id) => datesOf(id).length !== 1).map((id) => `${id} ${year}`));
    const due = Object.entries(lost).flatMap(([id, dates]) => dates.filter((date) => date.startsWith(`${year}-`)).map((date) => [id, date] as const));
    odd.push(...due.filter(([id, date]) => datesOf(id)[0] !== date).map(([id, date]) => `${id} is not on ${date}`));
    if (datesOf('easter_sunday')[0] !== easterSunday(year)) odd.push(`Easter ${year}`);
  }
  expect(odd).toEqual([]);
});
