import { useLocale, useTranslations } from 'next-intl';
import type { NamedCelebration } from './named-day';
import { datedWeekday } from './season-label';

/** The name of a celebration, tagged where it is in another language than the page. A weekday named by its date gets its season instead. */
export function CelebrationText({ celebration }: { celebration: Pick<NamedCelebration, 'id' | 'name'> }) {
  const locale = useLocale();
  const t = useTranslations('calendar.plainDay');
  const season = datedWeekday(celebration.id);
  if (season) return t(season);
  const { text, lang } = celebration.name;
  return lang === locale ? text : <span lang={lang}>{text}</span>;
}
