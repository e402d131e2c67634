import type { LiturgyLocale } from './locale';

interface DatedWeekdays {
  /** Of the ids, before the day of the month. */
  prefix: string;
  month: number;
  first: number;
  last: number;
  names: Record<LiturgyLocale, string>;
}

const SEASONS: readonly DatedWeekdays[] = [
  {
    prefix: 'advent_december_', month: 12, first: 17, last: 24,
    names: { en: 'Weekday of Advent', de: 'Wochentag im Advent', fr: 'Férie de l’Avent', hu: 'Adventi köznap', zh: '将临期平日', mt: 'Ferja tal-Avvent' },
  },
  {
    prefix: 'christmas_time_january_', month: 1, first: 2, last: 12,
    names: { en: 'Weekday of Christmas Time', de: 'Wochentag der Weihnachtszeit', fr: 'Férie du temps de Noël', hu: 'Karácsonyi köznap', zh: '圣诞期平日', mt: 'Ferja ta’ Żmien il-Milied' },
  },
];

const daysOf = ({ first, last }: DatedWeekdays) => Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** The ids of the weekdays that the calendar calls by their date alone ("December 17"). */
export const datedWeekdays: readonly string[] = SEASONS.flatMap((season) => daysOf(season).map((day) => `${season.prefix}${day}`));

function monthAndDay(month: number, day: number, locale: LiturgyLocale): string {
  return new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(Date.UTC(2025, month - 1, day));
}

/** "Weekday of Advent, 17 December" for such a weekday. Undefined for every other celebration. */
export function datedWeekdayName(id: string, locale: LiturgyLocale): string | undefined {
  const season = datedWeekdays.includes(id) ? SEASONS.find(({ prefix }) => id.startsWith(prefix)) : undefined;
  if (!season) return undefined;
  const date = monthAndDay(season.month, Number(id.slice(season.prefix.length)), locale);
  return `${season.names[locale]}${locale === 'zh' ? '，' : ', '}${date}`;
}
