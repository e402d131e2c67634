import { describe, expect, it } from 'vitest';
import { beforeGregorianLine } from './before-gregorian';

describe('a date before there was the Gregorian calendar', () => {
  it.each([
    // Days of history whose weekday is known: the fall of Constantinople, the ninety-five theses, Columbus' landfall, the battles of Agincourt and Hastings, the last Julian day in Rome.
    ['1453-05-29', 'Tuesday'], ['1517-10-31', 'Saturday'], ['1492-10-12', 'Friday'], ['1415-10-25', 'Friday'], ['1066-10-14', 'Saturday'], ['1582-10-04', 'Thursday'], ['1500-01-01', 'Wednesday'], ['1500-02-28', 'Friday'], ['1500-03-01', 'Sunday'],
  ])('%s was a %s', (date, weekday) => {
    expect(beforeGregorianLine(date)).toMatch(new RegExp(`this date was a ${weekday}\\.$`));
  });

  it.each(['1582-10-15', '1583-01-01', '2026-12-01', 'no date'])('is said of none later: %s', (date) => {
    expect(beforeGregorianLine(date)).toBeUndefined();
  });
});
