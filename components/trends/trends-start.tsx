import { useTranslations } from 'next-intl';
import { Link } from '@/lib/i18n/navigation';
import { DEFAULT_MEASURE, writeTrends, type TrendsState } from './trends-address';

/** Long series to begin with. Names of sees are proper names and stay as they are. */
const EXAMPLES: (TrendsState & { label: string })[] = [
  { label: 'Worcester', dioceses: ['dworc'], measure: DEFAULT_MEASURE },
  { label: 'Manila', dioceses: ['dmaml'], measure: DEFAULT_MEASURE },
  { label: 'Worcester, Brooklyn, Stockton, Volterra, Lucena, Tierradentro', dioceses: ['dworc', 'dbroo', 'dstoc', 'dvolt', 'dluce', 'dtier'], measure: 'total_priests' },
];

/** Where to begin, when the address names no see. */
export function TrendsStart() {
  const t = useTranslations('trends');
  const metrics = useTranslations('metrics');
  return (
    <section className="examples">
      <h2 className="rub">{t('examples')}</h2>
      <ul>
        {EXAMPLES.map(({ label, ...state }) => (
          <li key={label}>
            <Link href={writeTrends(state)}>{label}</Link>
            <span>{metrics(state.measure)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
