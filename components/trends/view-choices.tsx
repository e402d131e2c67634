import { useTranslations } from 'next-intl';
import { Link } from '@/lib/i18n/navigation';
import { codesOf, writeTrends, type TrendsState } from '@/lib/trends/trends-address';

interface Choice {
  label: string;
  options: { words: string; state: Partial<TrendsState>; isChosen: boolean }[];
}

/** How the view is shown: each choice a link, so that Back undoes it. */
export function ViewChoices({ state }: { state: TrendsState }) {
  const t = useTranslations('trends');
  const isAlone = codesOf(state).length === 1 && state.figures.length === 1;
  const choices: Choice[] = [
    { label: t('view'), options: (['absolute', 'indexed'] as const).map((view) => ({ words: t(view === 'absolute' ? 'viewAbsolute' : 'viewIndexed'), state: { view }, isChosen: state.view === view })) },
    { label: t('scale'), options: (['linear', 'log'] as const).map((scale) => ({ words: t(scale === 'linear' ? 'scaleLinear' : 'scaleLog'), state: { scale }, isChosen: state.scale === scale })) },
    { label: t('gaps'), options: (['bridged', 'open'] as const).map((gaps) => ({ words: t(gaps === 'open' ? 'gapsOpen' : 'gapsBridged'), state: { gaps }, isChosen: state.gaps === gaps })) },
    ...(isAlone ? [] : [{ label: t('layout'), options: (['one', 'multiples'] as const).map((layout) => ({ words: t(layout === 'one' ? 'layoutOne' : 'layoutMultiples'), state: { layout }, isChosen: state.layout === layout })) }]),
    { label: t('display'), options: (['chart', 'table'] as const).map((show) => ({ words: t(show === 'chart' ? 'displayChart' : 'displayTable'), state: { show }, isChosen: state.show === show })) },
  ];
  return (
    <div className="flex w-full flex-wrap gap-x-6 gap-y-3">
      {choices.map(({ label, options }) => (
        <div key={label} role="group" aria-label={label}>
          <span className="lab" aria-hidden="true">{label}</span>
          <span className="seg">
            {options.map(({ words, state: chosen, isChosen }) => <Link key={words} href={writeTrends({ ...state, ...chosen })} aria-current={isChosen || undefined} scroll={false}>{words}</Link>)}
          </span>
        </div>
      ))}
    </div>
  );
}
