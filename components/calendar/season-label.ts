import type { LiturgicalDay } from '@/lib/liturgy/day';

/** How a day's place in the season is said; keys name messages. */
export type SeasonLabel =
  | { key: 'holyWeek' | 'afterAshWednesday' | 'season' }
  | { key: 'seasonWeek'; week: number };

/**
 * "Advent, week 1", or the season alone where the books count no weeks: the Triduum, Christmas Time, Pentecost.
 */
export function seasonLabel({ season, week }: Pick<LiturgicalDay, 'season' | 'week'>): SeasonLabel {
  if (season === 'lent' && week === 0) return { key: 'afterAshWednesday' };
  if (season === 'lent' && week === 6) return { key: 'holyWeek' };
  if (season === 'triduum' || season === 'christmas' || (season === 'easter' && week > 7)) return { key: 'season' };
  return { key: 'seasonWeek', week };
}

/** A weekday that has no more of its own than its week: in a month "Advent, week 1" says enough of it. */
export function isWeekOnly(celebrationId: string): boolean {
  return /^(?:advent|lent|easter_time|ordinary_time)_\d+_(?:mon|tues|wednes|thurs|fri|satur)day$/.test(celebrationId);
}

/** Weekdays that the calendar names by their date alone ("December 17"), which says nothing beside the date. */
export function datedWeekday(celebrationId: string): 'advent' | 'christmas' | undefined {
  if (/^advent_december_\d+$/.test(celebrationId)) return 'advent';
  return /^christmas_time_january_\d+$/.test(celebrationId) ? 'christmas' : undefined;
}
