import { plainDate } from './plain-date';

/** Easter Sunday of a Gregorian year as `YYYY-MM-DD` (Meeus, Jones and Butcher). */
export function easterSunday(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const yearOfCentury = year % 100;
  const leapCenturies = Math.floor(century / 4);
  const moonCorrection = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - leapCenturies - moonCorrection + 15) % 30;
  const weekdayOffset = (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7;
  const lateMoon = Math.floor((golden + 11 * epact + 22 * weekdayOffset) / 451);
  const days = epact + weekdayOffset - 7 * lateMoon + 114;
  const date = plainDate(year, Math.floor(days / 31), (days % 31) + 1);
  if (!date) throw new RangeError(`No Easter in ${year}`);
  return date;
}
