import { useTranslations } from 'next-intl';
import { Link } from '@/lib/i18n/navigation';
import type { LiturgicalDay } from '@/lib/liturgy/day';
import type { MassKey, MassReadings } from '@/lib/liturgy/reading';
import { massHref } from './choose-mass';
import { massLabel } from './mass-label';

/** The Masses of a day, one shown at a time: texts of several would run into one endless reading. Nothing where there is only one. */
export function MassNav({ day, masses, shown }: { day: LiturgicalDay; masses: readonly MassReadings[]; shown: MassKey }) {
  const t = useTranslations();
  if (masses.length < 2) return null;
  const keys = masses.map(({ key }) => key);
  return (
    <nav className="mb-6" aria-labelledby="masses">
      <h2 className="rub" id="masses">{t('calendar.masses')}</h2>
      <ul className="flex flex-wrap gap-x-6">
        {keys.map((key) => {
          const { name, number } = massLabel(key, day, keys);
          return (
            <li key={key}>
              <Link
                href={massHref(day.date, key, masses)} aria-current={key === shown ? 'page' : undefined}
                className={key === shown ? 'txt text-ink! font-semibold no-underline!' : 'txt'}
              >
                {t(`liturgy.mass.${name}`, { number })}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
