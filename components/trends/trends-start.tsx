import { useTranslations } from 'next-intl';
import { Link } from '@/lib/i18n/navigation';
import { DEFAULTS, writeTrends, type TrendsState } from '@/lib/trends/trends-address';

/** Long series to begin with. Names of sees are proper names and stay as they are. */
const EXAMPLES: (Pick<TrendsState, 'dioceses' | 'figures'> & { label: string })[] = [
  { label: 'Worcester', dioceses: ['dworc'], figures: ['catholics'] },
  { label: 'Manila', dioceses: ['dmaml'], figures: ['catholics'] },
  { label: 'Worcester, Brooklyn, Stockton, Volterra, Lucena, Tierradentro', dioceses: ['dworc', 'dbroo', 'dstoc', 'dvolt', 'dluce', 'dtier'], figures: ['total_priests'] },
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
            <Link href={writeTrends({ ...DEFAULTS, ...state })}>{label}</Link>
            <span>{state.figures.map((figure) => metrics(figure)).join(' · ')}</span>
          </li>
        ))}
        <li>
          <Link href="/trends/ranking">{t('ranking.title')}</Link>
          <span>{t('ranking.lede')}</span>
        </li>
      </ul>
    </section>
  );
}
