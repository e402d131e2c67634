import { getLocale, getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/routing';
import { countryOf, onSundays, type CalendarName } from '@/lib/liturgy/calendar-choice';

/** A calendar in the reader's language, or the one given; where Sundays were chosen, with what is kept on them. */
export async function calendarTitle(name: CalendarName, given?: Locale): Promise<string> {
  const t = await getTranslations({ locale: given ?? (await getLocale()), namespace: 'calendar' });
  const title = t(`countries.${countryOf(name)}`);
  if (name === countryOf(name)) return title;
  const list = onSundays(name).map((one) => t(`choice.${one}`)).join(', ');
  return list ? t('choice.with', { name: title, list }) : t('choice.without', { name: title });
}
