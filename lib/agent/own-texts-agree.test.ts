import { describe, expect, it } from 'vitest';
import { accountsDiffer } from '@/lib/liturgy/accounts-differ';
import { liturgicalYear } from '@/lib/liturgy/calendar';
import { celebrationHeading } from '@/lib/liturgy/celebration-heading';
import { celebratedInstead, massesOf } from '@/lib/liturgy/masses-of';
import { namesOfDay } from '@/lib/liturgy/names-of-day';
import { readingsText } from './readings-text';

describe('our own text of every day of a year', () => {
  it.each(['general', 'hungary', 'united-states'] as const)('names its celebration and agrees with the computation: %s', async (calendar) => {
    for (const day of await liturgicalYear(2026, calendar)) {
      const text = (await readingsText(day, { calendar, locale: 'en' })) ?? '';
      const offered = celebratedInstead(day).flatMap((celebration) => massesOf(day, celebration));
      expect(celebrationHeading(text), day.date).toBeDefined();
      expect(accountsDiffer(text, day, offered, await namesOfDay(day, calendar)), day.date).toEqual([]);
    }
  }, 60_000);
});
