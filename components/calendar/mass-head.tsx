import { useTranslations } from 'next-intl';
import { Ribbon } from '@/components/layout/ribbon';
import type { LiturgicalDay } from '@/lib/liturgy/day';
import type { MassReadings } from '@/lib/liturgy/reading';
import { massLabel } from './mass-label';

/** Over the readings of a Mass that has another colour than its day: the Easter Vigil of Holy Saturday. Nothing over any other. */
export function MassHead({ mass, day }: { mass: MassReadings; day: LiturgicalDay }) {
  const t = useTranslations();
  if (!mass.colour) return null;
  return (
    <header className={`lit-${mass.colour} mb-6`}>
      <h2 className="title">{t(`liturgy.mass.${massLabel(mass.key, day, [mass.key]).name}`)}</h2>
      <p className="dayfacts mt-1"><span className="daybadge"><Ribbon /><b>{t(`liturgy.colour.${mass.colour}`)}</b></span></p>
      <p className="muted mt-1">{t('calendar.noMassByDay')}</p>
    </header>
  );
}
