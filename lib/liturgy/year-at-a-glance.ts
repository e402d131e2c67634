import type { LiturgicalDay, Season } from './day';

export interface SeasonSpan {
  season: Season;
  /** `YYYY-MM-DD`, first and last day inside the civil year. */
  from: string;
  to: string;
}

/** The seasons of a civil year in order; a season that comes again (Ordinary Time, Christmas Time) stands each time. @param days of the year, in order */
export function seasonsOf(days: readonly LiturgicalDay[]): SeasonSpan[] {
  const spans: SeasonSpan[] = [];
  for (const { season, date } of days) {
    const last = spans.at(-1);
    if (last?.season === season) last.to = date;
    else spans.push({ season, from: date, to: date });
  }
  return spans;
}

/** Not of the rank of a feast, and yet days that a year is known by. */
const known: readonly string[] = ['ash_wednesday', 'thursday_of_the_lords_supper', 'friday_of_the_passion_of_the_lord', 'holy_saturday', 'commemoration_of_all_the_faithful_departed'];
const opening = /^(?:advent|lent)_1_sunday$|^palm_sunday/;

/** The days that a year is known by: solemnities, feasts, those that open a season, the Triduum. Not the octave of Easter, which is one feast. */
export function principalOf(days: readonly LiturgicalDay[]): LiturgicalDay[] {
  return days.filter(({ celebrations: [{ id, rank }] }) => {
    if (known.includes(id) || opening.test(id)) return true;
    return (rank === 'solemnity' || rank === 'feast') && !/^easter_(?:mon|tues|wednes|thurs|fri|satur)day$/.test(id);
  });
}
