import { useTranslations } from 'next-intl';
import type { LiturgicalDay } from '@/lib/liturgy/day';
import { seasonLabel } from './season-label';

/** "Advent, week 1", "Holy Week", "Christmas Time". */
export function SeasonText({ day }: { day: Pick<LiturgicalDay, 'season' | 'week'> }) {
  const t = useTranslations();
  const label = seasonLabel(day);
  const season = t(`liturgy.season.${day.season}`);
  if (label.key === 'seasonWeek') return t('liturgy.seasonWeek', { season, week: label.week });
  if (label.key === 'holyWeek') return t('calendar.holyWeek');
  return label.key === 'afterAshWednesday' ? t('liturgy.afterAshWednesday') : season;
}
