import { getTranslations } from 'next-intl/server';
import { readCalendarAddress, type CalendarAddress } from '@/app/[locale]/calendar/calendar-address';
import { calendarTitle } from '@/app/[locale]/calendar/calendar-title';
import { nameDays } from '@/app/[locale]/calendar/name-days';
import { formatDay } from '@/lib/format';
import { labelled } from '@/lib/i18n/labelled';
import { languageTag } from '@/lib/i18n/language-tag';
import type { Locale } from '@/lib/i18n/routing';
import { liturgicalDay, liturgicalMonth, liturgicalYear } from '@/lib/liturgy/calendar';
import type { CalendarName } from '@/lib/liturgy/calendar-choice';
import { calendarFile } from '@/lib/liturgy/calendar-file';
import type { LiturgicalDay } from '@/lib/liturgy/day';
import { dayWords, pageUrl, uidOf } from './day-words';

async function daysOf(address: CalendarAddress, calendar: CalendarName): Promise<readonly LiturgicalDay[]> {
  if (address.kind === 'day') return [await liturgicalDay(address.date, calendar)];
  return address.kind === 'month' ? liturgicalMonth(address.year, address.month, calendar) : liturgicalYear(address.year, calendar);
}

/**
 * The calendar file of a year, a month or a day, one event for each day.
 * @param name `2026`, `2026-03` or `2026-03-19`
 * @returns undefined for what is none of them
 */
export async function writeDays(name: string, locale: Locale, calendar: CalendarName): Promise<string | undefined> {
  const address = readCalendarAddress(name);
  if (!address) return undefined;
  const [days, words] = [await nameDays(await daysOf(address, calendar), locale, calendar), await dayWords(locale)];
  const events = await Promise.all(days.map(async (day) => {
    const url = pageUrl(`/calendar/${day.date}`, locale, calendar);
    return { uid: uidOf(day.date, calendar), date: day.date, title: await words.title(day), description: words.lines(day).join('\n'), url };
  }));
  const t = await getTranslations({ locale, namespace: 'calendar' });
  return calendarFile({ name: `${labelled(t('title'), formatDay(name, locale), locale)} · ${await calendarTitle(calendar, locale)}`, language: languageTag(locale), events, made: new Date() });
}
