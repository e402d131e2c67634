import { useLocale, useTranslations } from 'next-intl';
import { Disclosure } from '@/components/ui/disclosure';
import { formatYearRange } from '@/lib/format';
import { Link } from '@/lib/i18n/navigation';
import { coverageOf } from '@/lib/trends/coverage';
import { FIGURE_GROUPS, unitOf, type Figure } from '@/lib/trends/figures';
import type { SeeSeries } from '@/lib/trends/lines';
import { DEFAULTS, MAX_FIGURES, writeTrends, type TrendsState } from '@/lib/trends/trends-address';
import { CoverageStrip } from './coverage-strip';

/** All figures in groups, with what each means, in what it is counted, and for which years each see has it; one press shows one, or adds it to the others. */
export function FigurePicker({ state, sees }: { state: TrendsState; sees: SeeSeries[] }) {
  const [locale, t, metrics, words] = [useLocale(), useTranslations('trends'), useTranslations('metrics'), useTranslations('figures')];
  const years = sees.flatMap(({ rows }) => rows.map(({ year }) => year));
  const frame: [number, number] = [Math.min(...years), Math.max(...years)];
  const choose = (figures: Figure[]) => writeTrends({ ...state, figures, sort: DEFAULTS.sort });
  const told = (see: SeeSeries, figure: Figure) => {
    const { years: count, first, last, stretches } = coverageOf(see.rows, figure);
    const sentence = first === undefined || last === undefined ? t('coverageNone', { name: see.label }) : t('coverage', { name: see.label, count, range: formatYearRange(first, last, locale) });
    return <CoverageStrip key={see.code} place={see.place} stretches={stretches} frame={frame} words={sentence} />;
  };
  return (
    <div className="noprint mt-10">
      <Disclosure summary={t('figuresTitle')}>
        {FIGURE_GROUPS.map(({ group, figures }) => (
          <section key={group} className="mt-5">
            <h3 className="rub">{words(`groups.${group}`)}</h3>
            <ul className="figure-list">
              {figures.map((figure) => {
                const [name, isShown] = [metrics(figure), state.figures.includes(figure)];
                return (
                  <li key={figure}>
                    <div>
                      <Link className="n" href={choose([figure])} scroll={false} title={t('onlyThis', { name })} aria-current={isShown || undefined}>{name}</Link>
                      <p className="meta">{words(`define.${figure}`)} ({words(`units.${unitOf(figure)}`)})</p>
                    </div>
                    <div className="strips">{sees.map((see) => told(see, figure))}</div>
                    {isShown && state.figures.length > 1 && <Link className="txt" href={choose(state.figures.filter((other) => other !== figure))} scroll={false} aria-label={t('removeFigureNamed', { name })}>{t('removeFigure')}</Link>}
                    {!isShown && state.figures.length < MAX_FIGURES && <Link className="txt" href={choose([...state.figures, figure])} scroll={false} aria-label={t('addFigureNamed', { name })}>{t('addFigure')}</Link>}
                  </li>
                );
              })}
            </ul>
          </section>
        ))}
        {state.figures.length >= MAX_FIGURES && <p className="meta mt-3">{t('fullFigures')}</p>}
      </Disclosure>
    </div>
  );
}
