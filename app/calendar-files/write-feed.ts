import { getTranslations } from 'next-intl/server';
import { calendarTitle } from '@/app/[locale]/calendar/calendar-title';
import { nameDays } from '@/app/[locale]/calendar/name-days';
import { inCalendar } from '@/components/calendar/in-calendar';
import { env } from '@/lib/env';
import { formatDay } from '@/lib/format';
import { labelled } from '@/lib/i18n/labelled';
import { languageTag, localizedPath } from '@/lib/i18n/language-tag';
import { readerZone } from '@/lib/i18n/reader-zone';
import type { Locale } from '@/lib/i18n/routing';
import { isCalendarYear, liturgicalDay } from '@/lib/liturgy/calendar';
import type { CalendarName } from '@/lib/liturgy/calendar-choice';
import { readingsOf } from '@/lib/liturgy/lectionary';
import { addDays } from '@/lib/liturgy/plain-date';
import { readingsFeed } from '@/lib/liturgy/readings-feed';
import { beginningOf, todayIn } from '@/lib/liturgy/today';
import { dayWords, pageUrl } from './day-words';

const DAYS = 7;

/**
 * The Atom feed of the readings of today and the six days before: never of a day that has not begun where the reader is.
 * @param zone IANA name of the zone in which days begin, unchecked; else UTC
 */
export async function writeFeed(locale: Locale, calendar: CalendarName, zone: string | undefined, now: Date = new Date()): Promise<string> {
  const timeZone = readerZone(zone);
  const today = todayIn(timeZone, now);
  const dates = Array.from({ length: DAYS }, (_, index) => addDays(today, -index)).filter((date) => isCalendarYear(Number(date.slice(0, 4))));
  const days = await nameDays(await Promise.all(dates.map((date) => liturgicalDay(date, calendar))), locale, calendar);
  const [t, words] = [await getTranslations({ locale }), await dayWords(locale)];
  const address = `${localizedPath('/calendar/feed.xml', locale)}${timeZone === 'UTC' ? '' : `?tz=${encodeURIComponent(timeZone)}`}`;
  return readingsFeed({
    title: `${t('calendar.files.feedTitle')} · ${await calendarTitle(calendar, locale)}`,
    description: t('calendar.lead'),
    language: languageTag(locale),
    address: `${env().SITE_URL}${inCalendar(address, calendar === 'general' ? undefined : calendar)}`,
    home: pageUrl('/calendar', locale, calendar),
    days: await Promise.all(days.map(async (day) => {
      const [mass] = readingsOf(day).masses;
      const readings = mass?.readings.map(({ slot, reference }) => labelled(t(`liturgy.slot.${slot}`), reference, locale)) ?? [];
      return {
        title: labelled(formatDay(day.date, locale, 'full'), await words.title(day), locale), url: pageUrl(`/calendar/${day.date}`, locale, calendar),
        begins: beginningOf(day.date, timeZone), lines: [...words.lines(day), ...readings],
      };
    })),
  });
}
