import { cache } from 'react';
import { cookies } from 'next/headers';
import { knownZone } from '@/lib/i18n/reader-zone';
import { isCalendarYear, liturgicalDay } from '@/lib/liturgy/calendar';
import type { LiturgicalDay } from '@/lib/liturgy/day';
import { addDays } from '@/lib/liturgy/plain-date';
import { candidateTodays, todayIn } from '@/lib/liturgy/today';
import { keptCalendar } from './calendar-choice';

export interface ReaderDays {
  /** One day when the reader's zone is known, else the two or three that may be today, earliest first. */
  days: LiturgicalDay[];
  /** The date to take where only one can be shown. */
  likely: string;
  /** `days` and the day after them: a page that is left open shows that one from midnight on. */
  alsoTomorrow: LiturgicalDay[];
}

/**
 * What is celebrated today, where the reader is (by the `tz` cookie that the script of the first paint sets) and in the calendar that the reader
 * chose. Show several with <ReaderDay>. Read once for a request.
 */
export const readerDays = cache(async (): Promise<ReaderDays> => {
  const zone = knownZone((await cookies()).get('tz')?.value);
  const likely = todayIn(zone ?? 'UTC');
  const dates = zone ? [likely] : candidateTodays();
  const calendar = await keptCalendar();
  const soon = addDays(dates.at(-1) ?? likely, 1);
  const shown = isCalendarYear(Number(soon.slice(0, 4))) ? [...dates, soon] : dates;
  const alsoTomorrow = await Promise.all(shown.map((date) => liturgicalDay(date, calendar)));
  return { days: alsoTomorrow.slice(0, dates.length), likely, alsoTomorrow };
});
