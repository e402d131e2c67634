import { describe, expect, it } from 'vitest';
import { liturgicalDay } from '@/lib/liturgy/calendar';
import { datedWeekday, isWeekOnly, seasonLabel } from './season-label';

describe('the place in the season', () => {
  it.each([
    ['2026-12-01', { key: 'seasonWeek', week: 1 }],
    ['2026-11-28', { key: 'seasonWeek', week: 34 }],
    ['2026-02-18', { key: 'afterAshWednesday' }],
    ['2026-03-30', { key: 'holyWeek' }],
    ['2026-04-03', { key: 'season' }],
    ['2026-04-05', { key: 'seasonWeek', week: 1 }],
    ['2026-05-24', { key: 'season' }],
    ['2026-12-25', { key: 'season' }],
  ])('of %s', async (date, label) => {
    expect(seasonLabel(await liturgicalDay(date))).toEqual(label);
  });
});

describe('weekdays of no name of their own', () => {
  it.each([
    ['2026-12-01', true, undefined],
    ['2026-12-17', false, 'advent'],
    ['2026-01-05', false, 'christmas'],
    ['2026-03-30', false, undefined],
    ['2026-02-18', false, undefined],
    ['2026-12-29', false, undefined],
  ])('%s', async (date, weekOnly, dated) => {
    const { id } = (await liturgicalDay(date)).celebrations[0];
    expect([isWeekOnly(id), datedWeekday(id)]).toEqual([weekOnly, dated]);
  });
});
