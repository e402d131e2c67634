import { easterSunday } from './easter';
import { addDays, weekdayOf } from './plain-date';

export interface SolemnityDate {
  id: string;
  /** The day of the calendar. */
  usual: string;
  /** The day on which it is kept this year. */
  kept: string;
  colour: 'white' | 'red';
  /** Of the holy days of obligation of canon 1246. */
  obligation: boolean;
}

/**
 * Where the fixed solemnities that can be impeded fall in a year: Universal Norms on the Liturgical Year 5, 56 and 60
 * with the Holy See's notices on Saint Joseph in Holy Week (the Saturday before Palm Sunday) and on
 * John the Baptist meeting the Sacred Heart (23 June). romcal 3.0.0-dev.116 loses several of these.
 * Where the norm ("the closest free day") leaves two days equally near, the later is taken (John the Baptist 2038, Peter and Paul 2057).
 * @param corpusChristiOnSunday where a country keeps Corpus Christi three days later
 */
export function solemnityDates(year: number, corpusChristiOnSunday = false): SolemnityDate[] {
  const easter = easterSunday(year);
  const palmSunday = addDays(easter, -7);
  const octaveEnd = addDays(easter, 7);
  const corpusChristi = addDays(easter, corpusChristiOnSunday ? 63 : 60);
  const sacredHeart = addDays(easter, 68);
  const inHolyWeekOrOctave = (date: string) => date >= palmSunday && date <= octaveEnd;
  const onSunday = (date: string) => weekdayOf(date) === 0;

  const joseph = `${year}-03-19`;
  const annunciation = `${year}-03-25`;
  const john = `${year}-06-24`;
  const peterAndPaul = `${year}-06-29`;
  const immaculate = `${year}-12-08`;
  const offSunday = (date: string) => (onSunday(date) ? addDays(date, 1) : date);
  const white = { colour: 'white' as const };
  return [
    {
      id: 'joseph_spouse_of_mary',
      usual: joseph,
      kept: inHolyWeekOrOctave(joseph) ? addDays(palmSunday, -1) : offSunday(joseph),
      obligation: true,
      ...white,
    },
    {
      id: 'annunciation_of_the_lord',
      usual: annunciation,
      kept: inHolyWeekOrOctave(annunciation) ? addDays(octaveEnd, 1) : offSunday(annunciation),
      obligation: false,
      ...white,
    },
    {
      id: 'nativity_of_john_the_baptist',
      usual: john,
      kept: john === sacredHeart ? addDays(john, -1) : john === corpusChristi ? addDays(john, 1) : john,
      obligation: false,
      ...white,
    },
    {
      id: 'peter_and_paul_apostles',
      usual: peterAndPaul,
      kept: peterAndPaul === sacredHeart ? addDays(peterAndPaul, 1) : peterAndPaul,
      obligation: true,
      colour: 'red',
    },
    {
      id: 'immaculate_conception_of_the_blessed_virgin_mary',
      usual: immaculate,
      kept: offSunday(immaculate),
      obligation: true,
      ...white,
    },
  ];
}
