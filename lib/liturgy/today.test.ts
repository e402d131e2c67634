import { describe, expect, it } from 'vitest';
import { beginningOf, candidateTodays, todayIn } from './today';

describe('the reader’s day (O-03)', () => {
  it.each([
    ['America/Los_Angeles', '2026-12-08T02:30:00Z', '2026-12-07'], ['Asia/Manila', '2026-12-07T22:30:00Z', '2026-12-08'],
    ['Pacific/Kiritimati', '2026-12-31T10:00:00Z', '2027-01-01'], ['Pacific/Niue', '2027-01-01T10:59:00Z', '2026-12-31'],
    ['America/Sao_Paulo', '2026-03-01T02:59:00Z', '2026-02-28'], ['Nowhere/None', '2026-03-01T23:59:00Z', '2026-03-01'],
  ])('in %s at %s is %s, and among those that it may be', (zone, instant, date) => {
    expect(todayIn(zone, new Date(instant))).toBe(date);
    expect(candidateTodays(new Date(instant))).toContain(date);
  });
});

describe('the beginning of a day', () => {
  it.each([
    ['2026-03-19', 'UTC', '2026-03-19T00:00:00.000Z'], ['2026-03-19', 'Europe/Malta', '2026-03-18T23:00:00.000Z'], ['2026-03-30', 'Europe/Malta', '2026-03-29T22:00:00.000Z'],
    ['2026-03-19', 'Asia/Kathmandu', '2026-03-18T18:15:00.000Z'], ['2026-03-19', 'Pacific/Kiritimati', '2026-03-18T10:00:00.000Z'], ['2026-03-19', 'Pacific/Niue', '2026-03-19T11:00:00.000Z'],
    // Clocks went from 0:00 to 1:00.
    ['2018-11-04', 'America/Sao_Paulo', '2018-11-04T03:00:00.000Z'], ['2026-03-19', 'No/Where', '2026-03-19T00:00:00.000Z'],
  ])('%s in %s is %s', (date, zone, instant) => expect(beginningOf(date, zone).toISOString()).toBe(instant));

  it('is the first instant of its date in every hour of clock changes', () => {
    for (const zone of ['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Africa/Cairo', 'Asia/Beirut']) {
      for (const date of ['2026-03-08', '2026-03-29', '2026-04-05', '2026-04-24', '2026-10-04', '2026-10-25', '2026-11-01']) {
        const begins = beginningOf(date, zone);
        expect([todayIn(zone, begins), todayIn(zone, new Date(begins.getTime() - 1)) < date], `${zone} ${date}`).toEqual([date, true]);
      }
    }
  });
});
