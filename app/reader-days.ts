import { cache } from 'react';
import { cookies } from 'next/headers';
import { knownZone } from '@/lib/i18n/reader-zone';
import { liturgicalDay } from '@/lib/liturgy/calendar';
import type { LiturgicalDay } from '@/lib/liturgy/day';
import { candidateTodays, todayIn } from '@/lib/liturgy/today';

export interface ReaderDays {
  /** One day when the reader's zone is known, else the two or three that may be today, earliest first. */
  days: LiturgicalDay[];
  /** The date to take where only one can be shown. */
  likely: string;
}

/**
 * What is celebrated today, where the reader is: by the `tz` cookie that the script of the first paint sets.
 * Show several with <ReaderDay>. Read once for a request.
 */
export const readerDays = cache(async (): Promise<ReaderDays> => {
  const zone = knownZone((await cookies()).get('tz')?.value);
  const likely = todayIn(zone ?? 'UTC');
  const dates = zone ? [likely] : candidateTodays();
  return { days: await Promise.all(dates.map((date) => liturgicalDay(date))), likely };
});
