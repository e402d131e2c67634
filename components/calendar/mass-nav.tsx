import { useTranslations } from 'next-intl';
import type { LiturgicalDay } from '@/lib/liturgy/day';
import type { MassKey, MassReadings } from '@/lib/liturgy/reading';
import { ChoiceNav } from './choice-nav';
import { massHref } from './choose-mass';
import { choiceReference, massLabel } from './mass-label';

/** The Masses of a celebration, or the readings among which it may choose. @param of its id, where it is not the day's main one */
export function MassNav({ day, masses, shown, of }: { day: LiturgicalDay; masses: readonly MassReadings[]; shown: MassKey; of?: string }) {
  const t = useTranslations();
  const keys = masses.map(({ key }) => key);
  const tabs = masses.map((mass) => {
    const { key } = mass;
    const { name, number } = massLabel(key, day, keys);
    return { key, href: massHref(day.date, key, masses, of), name: choiceReference(mass) ?? t(`liturgy.mass.${name}`, { number }), isShown: key === shown };
  });
  return <ChoiceNav id="masses" title={t(keys.includes('own') ? 'calendar.readings' : 'calendar.masses')} tabs={tabs} />;
}
