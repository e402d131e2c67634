import { addedNames } from './added-names';
import type { CalendarName } from './calendar-choice';
import type { DayName } from './celebration-heading';
import { datedWeekdayName } from './dated-weekdays';
import { principalDays } from './date-words';
import type { LiturgicalDay } from './day';
import { liturgyLocales, type LiturgyLocale } from './locale';
import { namedCelebrations } from './name-tables';
import { celebrationNames } from './names';

/** By what else than its official name people call a celebration. */
function alsoCalled(id: string, locale: LiturgyLocale): readonly string[] {
  const lists = [...principalDays, ...addedNames].filter((day) => day.id === id).flatMap((day) => day[locale] ?? []);
  return [...lists, ...namedCelebrations.filter((one) => one.id === id).flatMap(({ alt }) => alt?.[locale] ?? [])];
}

/** Every name of all that may be celebrated on a day, in all languages; of a memorial also that of the weekday under it. */
export async function namesOfDay({ celebrations }: LiturgicalDay, calendar: CalendarName): Promise<DayName[]> {
  const under = celebrations.flatMap(({ rank, weekdayId }) => (weekdayId && (rank === 'memorial' || rank === 'optional-memorial') ? [weekdayId] : []));
  const ids = [...new Set([...celebrations.map(({ id }) => id), ...under])];
  const named = await Promise.all(
    liturgyLocales.map(async (locale) => {
      const nameOf = await celebrationNames(locale, calendar);
      const texts = ids.flatMap((id) => {
        const dated = datedWeekdayName(id, locale);
        // "Weekday of Advent" and the date apart: others count such a day by its week.
        return [nameOf({ id }).text, ...alsoCalled(id, locale), ...(dated ? [dated, dated.replace(/[,，].*/, '')] : [])];
      });
      return [...new Set(texts)].map((text): DayName => ({ text, locale }));
    }),
  );
  return named.flat();
}
