import { formatNumber } from '@/lib/format';
import type { Locale } from '@/lib/i18n/routing';
import { valueIn, type ChartSeries } from './chart-series';
import { SeriesSample } from './series-mark';

/** What a pointer or an arrow key reads at a year: every series, and "no data" where there is none. recharts fills in `active` and `label`. */
export function ChartTip({ series, locale, missing, active, label }: { series: ChartSeries[]; locale: Locale; missing: string; active?: boolean; label?: string | number }) {
  if (!active || label === undefined) return null;
  const year = Number(label);
  return (
    <div className="rounded-2 border border-rule-strong bg-raised px-3 py-2 text-meta shadow-float">
      <p className="font-semibold">{year}</p>
      <ul>
        {series.map((one, index) => {
          const value = valueIn(one, year);
          return (
            <li key={one.name + index} className="flex items-center gap-2">
              <SeriesSample index={index} />
              <span className="flex-1">{one.name}</span>
              <span className="num">{value === undefined ? missing : formatNumber(value, locale)}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
