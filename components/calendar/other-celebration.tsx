import { useTranslations } from 'next-intl';
import { CelebrationText } from './celebration-text';
import type { NamedCelebration } from './named-day';

/** "or Saint John Damascene"; where only the collect may be taken it is a commemoration. */
export function OtherCelebration({ celebration }: { celebration: NamedCelebration }) {
  const t = useTranslations('calendar');
  return t.rich(celebration.commemoration ? 'commemorationOf' : 'orName', { name: () => <CelebrationText celebration={celebration} /> });
}
