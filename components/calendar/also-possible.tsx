import { useTranslations } from 'next-intl';
import { CelebrationText } from './celebration-text';
import type { NamedDay } from './named-day';
import { RankText } from './rank-text';

/** What may be commemorated in the day's Mass; what may be celebrated instead is a choice over the readings. */
export function AlsoPossible({ day }: { day: NamedDay }) {
  const t = useTranslations('liturgy');
  const [, ...others] = day.celebrations.filter(({ commemoration }, index) => index === 0 || commemoration);
  if (others.length === 0) return null;
  return (
    <section>
      <h2 className="rub">{t('alternatives')}</h2>
      <ul className="plain">
        {others.map((celebration) => (
          <li key={celebration.id}>
            <span className="serif"><CelebrationText celebration={celebration} /></span>
            <span className="s">
              <RankText celebration={celebration} season={day.season} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
