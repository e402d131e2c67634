import type { Locale } from '@/lib/i18n/routing';
import { isCalendarYear } from '@/lib/liturgy/calendar';
import { resolveDatePhrase } from '@/lib/liturgy/date-phrase';
import { liturgyLocales } from '@/lib/liturgy/locale';

/** A date that can be read in two orders: which of its numbers was taken first, and the day of the other order. */
export interface OtherOrder {
  first: 'day' | 'month';
  other: string;
}

/**
 * What 03/04/2026 means besides the day that is shown for it, from either of the two days.
 * @param asked what the reader typed
 * @param shown `YYYY-MM-DD`
 * @param todays dates that may be the reader's today
 * @returns undefined for what has one meaning only, and for words that do not mean the day shown
 */
export async function otherOrder(asked: string, shown: string, todays: readonly string[], locale: Locale): Promise<OtherOrder | undefined> {
  const locales = [locale, ...liturgyLocales.filter((other) => other !== locale)];
  for (const today of todays) {
    const found = await resolveDatePhrase(asked, { today, locales });
    const monthFirst = found?.understood.kind === 'date' ? found.understood.alternative : undefined;
    if (!found || !monthFirst || ![found.date, monthFirst].every((date) => isCalendarYear(Number(date.slice(0, 4))))) continue;
    if (shown === found.date) return { first: 'day', other: monthFirst };
    if (shown === monthFirst) return { first: 'month', other: found.date };
  }
  return undefined;
}
