import { describe, expect, it } from 'vitest';
import { routing } from '@/lib/i18n/routing';
import { findDays } from './find-day';
import { otherOrder } from './other-order';

const todays = ['2026-11-30'];

describe('a date in figures (O-30)', () => {
  it.each(routing.locales)('is read day first in %s, and the other order is offered from both days', async (locale) => {
    expect(await findDays('03/04/2026', todays, locale)).toEqual(['2026-04-03']);
    expect(await otherOrder('03/04/2026', '2026-04-03', todays, locale)).toEqual({ first: 'day', other: '2026-03-04' });
    expect(await otherOrder('03/04/2026', '2026-03-04', todays, locale)).toEqual({ first: 'month', other: '2026-04-03' });
  });

  it('offers nothing where only one order is a date, or both are the same', async () => {
    for (const [asked, shown] of [['14/04/2026', '2026-04-14'], ['04/14/2026', '2026-04-14'], ['2026-04-03', '2026-04-03'], ['04/04/2026', '2026-04-04'], ['3.4.2026', '2026-04-03']] as const) {
      expect(await findDays(asked, todays, 'en'), asked).toEqual([shown]);
      expect(await otherOrder(asked, shown, todays, 'en'), asked).toBeUndefined();
    }
    expect(await findDays('2026/13/1', todays, 'en')).toEqual([]);
  });

  it.each(['03/04/2026', '', 'Easter 2026', '<b>', '03/04/1960'])('says nothing on a day that %j does not mean', async (asked) => {
    expect(await otherOrder(asked, '2026-12-25', todays, 'en')).toBeUndefined();
  });
});
