import { useTranslations } from 'next-intl';
import type { ShownDeparture } from './inspector-means';

/** What departs from the specification, by place in the card; or that nothing does. */
export function CardDepartures({ departures }: { departures: ShownDeparture[] }) {
  const t = useTranslations('inspector');
  if (departures.length === 0) return <p className="mt-2">{t('conforms')}</p>;
  return (
    <>
      <h4 className="mt-3 font-semibold">{t('departures')}</h4>
      <ul className="mt-1">
        {departures.map(({ rule, at, value = '' }, index) => (
          <li key={index} className="border-t border-rule py-1.5 wrap-anywhere">
            {at && <code className="me-2 font-mono text-[.875rem]">{at}</code>}
            {t(`rules.${rule}`, { value })}
          </li>
        ))}
      </ul>
    </>
  );
}
