import { getTranslations } from 'next-intl/server';
import { readerDays } from '@/app/reader-days';
import { daySpan } from '@/components/calendar/day-span';
import { inCalendar } from '@/components/calendar/in-calendar';
import type { WeekToKeep } from '@/components/calendar/keep-week';
import { localizedPath } from '@/lib/i18n/language-tag';
import type { Locale } from '@/lib/i18n/routing';
import { isCalendarYear } from '@/lib/liturgy/calendar';
import { addDays } from '@/lib/liturgy/plain-date';
import { toAskOf } from '@/lib/queries/days';

const DAYS = 7;

/** The seven days from the reader's today on, what each would cost to keep, and the words for it. @param calendar as addresses have to name it */
export async function weekToKeep(locale: Locale, calendar: string | undefined): Promise<WeekToKeep> {
  const t = await getTranslations('calendar');
  const { likely } = await readerDays();
  const dates = Array.from({ length: DAYS }, (_, index) => addDays(likely, index)).filter((date) => isCalendarYear(Number(date.slice(0, 4))));
  const { agent, byDate } = await toAskOf(dates);
  const days = dates.map((date) => ({
    path: localizedPath(inCalendar(`/calendar/${date}`, calendar), locale),
    toAsk: byDate.get(date) ?? [],
  }));
  const named = daySpan(dates[0] ?? likely, dates.at(-1) ?? likely, locale);
  const count = days.reduce((sum, { toAsk }) => sum + toAsk.length, 0);
  return {
    days,
    words: {
      title: t('week.title'), lead: t('week.lead'), cost: count === 0 ? t('week.free') : t('week.cost', { count, agent }), keep: t('week.keep', { days: named }),
      keeping: t('week.keeping', { done: '{done}', all: '{all}' }), done: t('week.done', { days: named }),
      partly: t('week.partly', { done: '{done}', all: '{all}' }), unable: t('week.unable'),
    },
  };
}
