import { getLocale } from 'next-intl/server';
import { keptCalendar } from '@/app/calendar-choice';
import { readerDays } from '@/app/reader-days';
import { FeastDays } from '@/components/calendar/feast-days';
import { inCalendar } from '@/components/calendar/in-calendar';
import { readFeast } from '@/components/directory/feast-day';
import type { Profile } from '@/components/directory/directory-kind';
import { localizedPath } from '@/lib/i18n/language-tag';
import { celebrationOf } from '@/lib/queries/built-in/built-in-feast';
import { calendarInAddress } from '../../calendar/calendar-of';
import { calendarTitle } from '../../calendar/calendar-title';
import { feastYears } from '../../calendar/feast-years';

/** When a saint is celebrated this year and next, computed here; nothing where the profile names no fixed day. */
export async function SaintFeast({ profile }: { profile: Profile }) {
  const monthDay = readFeast(profile.feast_day);
  if (!monthDay) return null;
  const [locale, calendar, { likely }] = [await getLocale(), await keptCalendar(), await readerDays()];
  const id = typeof profile.saint_id === 'string' ? await celebrationOf(profile.saint_id, monthDay, calendar) : undefined;
  const years = await feastYears({ id, monthDay, today: likely, locale, calendar });
  const ics = id && inCalendar(localizedPath(`/calendar/feast-${id}.ics`, locale), await calendarInAddress(calendar));
  return <FeastDays years={years} calendar={await calendarTitle(calendar)} ics={ics} />;
}
