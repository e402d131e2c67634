import { dateNames } from './date-names';
import type { Locale } from './routing';

/** How each language puts a date together. Numbers come as numbers, months and weekdays as indexes. No-break spaces keep a date whole. */
interface DatePatterns {
  dayMonth(day: number, month: number): string;
  monthYear(month: number, year: string): string;
  date(day: number, month: number, year: string): string;
  withWeekday(weekday: number, rest: string): string;
  weekdayDay(weekday: number, day: number): string;
  year(year: string): string;
  beforeChrist(year: string): string;
  about(rest: string): string;
}

const nb = '\u00A0';
const month = (locale: Locale, index: number) => dateNames[locale].months[index - 1] ?? '';
const weekday = (locale: Locale, index: number) => dateNames[locale].weekdays[index] ?? '';

/** Day, month, year with words between them: all but Hungarian and Chinese. */
function dayFirst(locale: Locale, link: (day: number) => string, weekdayEnd: string, era: string, about: string): DatePatterns {
  const dayMonth = (d: number, m: number) => `${link(d)}${month(locale, m)}`;
  return {
    dayMonth,
    monthYear: (m, y) => `${month(locale, m)}${nb}${y}`,
    date: (d, m, y) => `${dayMonth(d, m)}${nb}${y}`,
    withWeekday: (w, rest) => `${weekday(locale, w)}${weekdayEnd} ${rest}`,
    weekdayDay: (w, d) => `${weekday(locale, w)}${weekdayEnd}${nb}${locale === 'de' ? `${d}.` : d}`,
    year: (y) => y,
    beforeChrist: (y) => `${y}${nb}${era}`,
    about: (rest) => `${about}${nb}${rest}`,
  };
}

export const datePatterns: Record<Locale, DatePatterns> = {
  en: dayFirst('en', (d) => `${d}${nb}`, '', 'BC', 'c.'),
  de: dayFirst('de', (d) => `${d}.${nb}`, ',', `v.${nb}Chr.`, 'um'),
  fr: dayFirst('fr', (d) => `${d === 1 ? '1er' : d}${nb}`, '', `av.${nb}J.-C.`, 'vers'),
  mt: dayFirst('mt', (d) => `${d}${nb}ta’${nb}`, ',', 'QK', 'madwar'),
  hu: {
    dayMonth: (d, m) => `${month('hu', m)}${nb}${d}.`,
    monthYear: (m, y) => `${y}.${nb}${month('hu', m)}`,
    date: (d, m, y) => `${y}.${nb}${month('hu', m)}${nb}${d}.`,
    withWeekday: (w, rest) => `${rest}, ${weekday('hu', w)}`,
    weekdayDay: (w, d) => `${d}.,${nb}${weekday('hu', w)}`,
    year: (y) => y,
    beforeChrist: (y) => `i.${nb}e.${nb}${y}`,
    about: (rest) => `${rest}${nb}körül`,
  },
  zh: {
    dayMonth: (d, m) => `${m}月${d}日`,
    monthYear: (m, y) => `${y}年${m}月`,
    date: (d, m, y) => `${y}年${m}月${d}日`,
    withWeekday: (w, rest) => `${rest} ${weekday('zh', w)}`,
    weekdayDay: (w, d) => `${d}日 ${weekday('zh', w)}`,
    year: (y) => `${y}年`,
    beforeChrist: (y) => `公元前${y}`,
    about: (rest) => `约${rest}`,
  },
};
