import type { LiturgyLocale } from './locale';
import { nameKey } from './phrase-text';
import { plainDate } from './plain-date';

interface PopularDay extends Partial<Record<LiturgyLocale, readonly string[]>> {
  month: number;
  day: number;
}

/** Days that people name although the General Roman Calendar has nothing of that name on them; some countries' calendars do. */
const DAYS: readonly PopularDay[] = [
  {
    month: 12, day: 4,
    en: ['Saint Barbara', 'Saint Barbara’s Day', 'Saint Barbara Day', 'Barbara’s Day'], de: ['Barbaratag', 'Heilige Barbara', 'Barbara'], fr: ['sainte Barbe', 'Sainte-Barbe'],
    hu: ['Szent Borbála', 'Szent Borbála napja', 'Borbála napja', 'Borbála nap'], zh: ['圣巴尔巴拉'], mt: ['Santa Barbara'],
  },
  { month: 2, day: 14, en: ['Valentine’s Day', 'Saint Valentine', 'Saint Valentine’s Day'], de: ['Valentinstag', 'Heiliger Valentin'], fr: ['Saint-Valentin'], hu: ['Bálint nap', 'Bálint napja', 'Szent Bálint', 'Valentin nap'], zh: ['圣瓦伦丁'], mt: ['San Valentinu', 'Jum San Valentinu'] },
  { month: 10, day: 31, en: ['Halloween', 'All Hallows’ Eve', 'All Saints’ Eve'], de: ['Halloween', 'Reformationstag'], fr: ['Halloween'], hu: ['Halloween'], mt: ['Halloween'] },
];

const YEAR_BEHIND = /^(.+?),? (\d{4})$/;

/** The day of a popular name, with a year or the nearest from today on: "Barbaratag", "Valentine's Day 2027". `phrase` is folded. */
export function popularDay(phrase: string, locale: LiturgyLocale, today: string): string | undefined {
  const [, name = phrase, typed] = YEAR_BEHIND.exec(phrase) ?? [];
  const key = nameKey(name);
  const found = DAYS.find((day) => day[locale]?.some((known) => nameKey(known) === key));
  if (!found) return undefined;
  const inYear = (year: number) => plainDate(year, found.month, found.day);
  if (typed) return inYear(Number(typed));
  const thisYear = Number(today.slice(0, 4));
  return [thisYear, thisYear + 1].map(inYear).find((date) => date !== undefined && date >= today);
}
