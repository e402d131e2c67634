import { useTranslations } from 'next-intl';
import { Ribbon } from '@/components/layout/ribbon';
import type { LiturgicalDay } from '@/lib/liturgy/day';
import type { MassReadings } from '@/lib/liturgy/reading';
import { CelebrationText } from './celebration-text';
import { ColoursText } from './colours-text';
import { massLabel } from './mass-label';
import type { NamedCelebration } from './named-day';
import { RankText } from './rank-text';

/**
 * Over readings that are not of the day's own colour or celebration: the Easter Vigil of Holy Saturday, an optional memorial that was chosen.
 * Nothing over any other.
 * @param instead the celebration, where it is not the day's main one
 */
export function MassHead({ mass, day, instead }: { mass: MassReadings; day: LiturgicalDay; instead?: NamedCelebration }) {
  const t = useTranslations();
  if (instead) {
    return (
      <header className={`lit-${instead.colour} mb-6`}>
        <h2 className="title"><CelebrationText celebration={instead} /></h2>
        <p className="dayfacts mt-1">
          <span className="daybadge"><Ribbon /><b><ColoursText colours={instead.colours} /></b></span>
          <b><RankText celebration={instead} season={day.season} /></b>
        </p>
      </header>
    );
  }
  if (!mass.colour) return null;
  return (
    <header className={`lit-${mass.colour} mb-6`}>
      <h2 className="title">{t(`liturgy.mass.${massLabel(mass.key, day, [mass.key]).name}`)}</h2>
      <p className="dayfacts mt-1"><span className="daybadge"><Ribbon /><b>{t(`liturgy.colour.${mass.colour}`)}</b></span></p>
      <p className="muted mt-1">{t('calendar.noMassByDay')}</p>
    </header>
  );
}
