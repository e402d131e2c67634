import { useTranslations } from 'next-intl';
import { CalendarLink } from './calendar-link';
import { CelebrationText } from './celebration-text';
import type { NamedDay } from './named-day';

/**
 * The way to a Mass of the neighbouring day: the vigil Mass this evening, or the Easter Vigil of the evening before.
 * @param day the day to which the Mass belongs
 */
export function EveningMass({ when, day }: { when: 'thisEvening' | 'eveBefore'; day: NamedDay }) {
  const t = useTranslations();
  const mass = when === 'thisEvening' ? 'vigil' : 'easter-vigil';
  const href = when === 'thisEvening' ? `/calendar/${day.date}?mass=vigil` : `/calendar/${day.date}`;
  return (
    <section className="noprint">
      <h2 className="rub">{t(`calendar.${when}`)}</h2>
      <ul className="plain">
        <li>
          <CalendarLink className="n" href={href}>
            {t.rich('calendar.massOf', { mass: t(`liturgy.mass.${mass}`), name: () => <CelebrationText celebration={day.celebrations[0]} /> })}
          </CalendarLink>
        </li>
      </ul>
    </section>
  );
}
