import { describe, expect, it } from 'vitest';
import { whyNoDay } from './why-no-day';

const today = '2026-12-01';

describe('why a phrase leads to no day', () => {
  it.each(['1969-12-25', '2101-01-01', '25 December 1950', '25. Dezember 1950', 'Easter 2150', 'Pâques 1500', '1950', '2150-03', '3000', 'March 2150'])('outside the years: %s', async (phrase) =>
    expect(await whyNoDay(phrase, { today })).toEqual({ why: 'outside' }));

  it.each(['2026-02-30', '2026-13', '31 April', '31. April 2027', '2026年2月30日', '29 February 2027', '30 février 2026', 'Easter 29 March 2027'])('it does not exist: %s', async (phrase) =>
    expect(await whyNoDay(phrase, { today })).toEqual({ why: 'no-such-day' }));

  it.each([
    ['Monday 25 December 2026', '2026-12-25'], ['Montag, 25. Dezember 2026', '2026-12-25'], ['hétfő, 2026. december 25.', '2026-12-25'],
    ['2026年12月25日星期一', '2026-12-25'], ['readings for Sunday, 8 December 2026', '2026-12-08'], ['Friday 24 December', '2026-12-24'],
  ])('the weekday is another: %s', async (phrase, weekday) => expect(await whyNoDay(phrase, { today })).toEqual({ why: 'no-such-day', weekday }));

  it.each(['29 February', 'February 29', '29. Februar', '29 février', 'február 29.', '2月29日', "29 ta' Frar"])('only a leap year has it: %s', async (phrase) => {
    expect(await whyNoDay(phrase, { today })).toEqual({ why: 'no-such-day', next: '2028-02-29' });
    expect(await whyNoDay(phrase, { today: '2097-01-01' })).toEqual({ why: 'no-such-day' });
  });

  it.each([['Tuesday 29 February', '2028-02-29'], ['Sunday 29 February', undefined]])('the next has its weekday too: %s', async (phrase, next) =>
    expect(await whyNoDay(phrase, { today })).toEqual({ why: 'no-such-day', ...(next ? { next } : {}) }));

  it.each(['someday', 'constructor', 'the feast of Nobody', '20000 leagues', '   ', 'x'.repeat(300)])('the words are not known: %j', async (phrase) =>
    expect(await whyNoDay(phrase, { today })).toEqual({ why: 'not-understood' }));
});
