import { useTranslations } from 'next-intl';
import { CelebrationText } from './celebration-text';
import type { NamedCelebration } from './named-day';

/** What the date has in other years, and a higher day takes this year: for who wonders at the screen, of no use on paper. */
export function GivesWay({ celebrations }: { celebrations: readonly Pick<NamedCelebration, 'id' | 'name'>[] }) {
  const t = useTranslations('calendar');
  if (celebrations.length === 0) return null;
  return (
    <section className="noprint">
      <h2 className="rub">{t('givesWay')}</h2>
      <ul className="plain">{celebrations.map((celebration) => <li key={celebration.id}><span className="serif"><CelebrationText celebration={celebration} /></span></li>)}</ul>
      <p className="meta mt-1">{t('givesWayText')}</p>
    </section>
  );
}
