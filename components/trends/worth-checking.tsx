import { useLocale, useTranslations } from 'next-intl';
import { Link } from '@/lib/i18n/navigation';
import { unitOf } from '@/lib/trends/figures';
import type { SeeFigures } from '@/lib/trends/lines';
import { figureNumber } from '@/lib/trends/numbers';
import { signedPercent } from '@/lib/trends/words';

/** More are only marked in the table. */
const MOST = 6;

/** Figures that a reader should not take as they stand, with the way to the see. Nothing is shown where there are none. */
export function WorthChecking({ figures }: { figures: SeeFigures[] }) {
  const [locale, t, metrics] = [useLocale(), useTranslations('trends'), useTranslations('metrics')];
  const found = figures.flatMap(({ code, figure, name, points }) => points.flatMap(({ year, value, doubts }, index) => {
    const doubt = doubts.find((one) => one === 'step' || one === 'over-100' || one === 'negative');
    if (!doubt || value === null) return [];
    const before = points.slice(0, index).findLast((point) => point.value !== null)?.value;
    const change = before ? signedPercent(((value - before) / before) * 100, locale) : '';
    const told = { name, year: String(year), measure: metrics(figure), value: figureNumber(value, locale, { isPercent: unitOf(figure) === 'percent' }), change };
    return doubt === 'step' && !change ? [] : [{ key: `${code} ${figure} ${year}`, code, name, words: t(doubt === 'step' ? 'step' : doubt === 'over-100' ? 'over100' : 'negative', told) }];
  }));
  if (found.length === 0) return null;
  return (
    <section className="mt-6">
      <h2 className="rub">{t('worthChecking')}</h2>
      <ul className="checks">
        {found.slice(0, MOST).map(({ key, code, name, words }) => <li key={key}>{words} <Link className="noprint" href={`/dioceses/${encodeURIComponent(code)}`}>{t('profile', { name })}</Link></li>)}
        {found.length > MOST && <li>{t('moreToCheck', { count: found.length - MOST })}</li>}
      </ul>
    </section>
  );
}
