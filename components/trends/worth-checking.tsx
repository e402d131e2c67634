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
  const found = figures.flatMap(({ code, figure, name, points }) => points.flatMap(({ year, value, doubts, before }) => {
    const doubt = doubts.find((one) => one === 'step' || one === 'over-100' || one === 'negative');
    if (!doubt || value === null) return [];
    const number = (of: number) => figureNumber(of, locale, { isPercent: unitOf(figure) === 'percent' });
    const told = { name, year: String(year), measure: metrics(figure), value: number(value) };
    // From zero or less there is no percentage: the two figures are said.
    const step = before && { from: String(before.year), change: before.value > 0 ? signedPercent(((value - before.value) / before.value) * 100, locale) : `${number(before.value)} → ${number(value)}` };
    return [{ key: `${code} ${figure} ${year}`, code, name, words: t(doubt === 'step' ? 'step' : doubt === 'over-100' ? 'over100' : 'negative', { ...told, ...step }) }];
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
