import { useTranslations } from 'next-intl';
import type { Celebration, LiturgicalDay } from '@/lib/liturgy/day';

/** The rank in words. The days of the Triduum stand above all ranks and are called by none. */
export function RankText({ celebration, season }: { celebration: Celebration; season: LiturgicalDay['season'] }) {
  const t = useTranslations('liturgy.rank');
  if (celebration.commemoration) return t('commemoration');
  if (season === 'triduum' && celebration.rank === 'weekday') return null;
  return t(celebration.rank);
}
