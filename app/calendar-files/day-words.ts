import { getTranslations } from 'next-intl/server';
import { dayTitle } from '@/app/[locale]/calendar/day-title';
import { sayColours } from '@/components/calendar/say-colours';
import { seasonLabel } from '@/components/calendar/season-label';
import type { NamedCelebration, NamedDay } from '@/components/calendar/named-day';
import { inCalendar } from '@/components/calendar/in-calendar';
import { env } from '@/lib/env';
import { labelled } from '@/lib/i18n/labelled';
import { localizedPath } from '@/lib/i18n/language-tag';
import type { Locale } from '@/lib/i18n/routing';
import type { CalendarName } from '@/lib/liturgy/calendar-choice';

/** The page of a day or a month, absolute, in the calendar of a file. */
export function pageUrl(path: string, locale: Locale, calendar: CalendarName): string {
  return `${env().SITE_URL}${localizedPath(inCalendar(path, calendar === 'general' ? undefined : calendar), locale)}`;
}

/** Names a thing for calendar programs: of this site, and the same in every file of one calendar. */
export function uidOf(what: string, calendar: CalendarName): string {
  return `${what}.${calendar}@${new URL(env().SITE_URL).hostname}`;
}

export interface DayWords {
  title: (day: NamedDay) => Promise<string>;
  /** Rank, colour, season, cycles, what may be kept instead; a line each. */
  lines: (day: NamedDay) => string[];
}

/** What files say of days, in a language. */
export async function dayWords(locale: Locale): Promise<DayWords> {
  const [t, liturgy] = [await getTranslations({ locale }), await getTranslations({ locale, namespace: 'liturgy' })];
  const rank = ({ commemoration, rank: of }: NamedCelebration) => t(commemoration ? 'liturgy.rank.commemoration' : `liturgy.rank.${of}`);
  const season = (day: NamedDay) => {
    const label = seasonLabel(day);
    const name = t(`liturgy.season.${day.season}`);
    if (label.key === 'seasonWeek') return t('liturgy.seasonWeek', { season: name, week: label.week });
    return label.key === 'holyWeek' ? t('calendar.holyWeek') : label.key === 'afterAshWednesday' ? t('liturgy.afterAshWednesday') : name;
  };
  return {
    title: (day) => dayTitle(day, locale),
    lines: (day) => {
      const [main, ...others] = day.celebrations;
      // Names have commas of their own, in Chinese 、 too.
      const comma = locale === 'zh' ? '；' : ', ';
      const isNameless = day.season === 'triduum' && main.rank === 'weekday';
      return [
        [...(isNameless ? [] : [rank(main)]), sayColours(main.colours, liturgy, locale)].join(' · '),
        `${season(day)} · ${t('liturgy.cycles', { sunday: day.sundayCycle, weekday: day.weekdayCycle })}`,
        ...(day.holyDay && day.weekday !== 0 ? [t('liturgy.holyDay')] : []),
        ...(others.length > 0 ? [labelled(t('liturgy.alternatives'), others.map(({ name }) => name.text).join(comma), locale)] : []),
      ];
    },
  };
}
