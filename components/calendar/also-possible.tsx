import { useTranslations } from 'next-intl';
import { Ribbon } from '@/components/layout/ribbon';
import { CelebrationText } from './celebration-text';
import type { NamedDay } from './named-day';
import { RankText } from './rank-text';

/** What may be kept instead of the day's celebration, or be commemorated in it. */
export function AlsoPossible({ day }: { day: NamedDay }) {
  const t = useTranslations('liturgy');
  const [, ...others] = day.celebrations;
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
              {!celebration.commemoration && <> · <Ribbon colour={celebration.colour} /> {t(`colour.${celebration.colour}`)}</>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
