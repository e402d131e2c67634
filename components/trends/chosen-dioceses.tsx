import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/lib/i18n/navigation';
import { SeriesSample } from './series-mark';
import { shortSeeName } from './short-see-name';
import { MAX_DIOCESES, writeTrends, type TrendsState } from './trends-address';

/** The sees on the chart, each with the sample of its line, a way to its profile and one out of the chart. */
export function ChosenDioceses({ state, names }: { state: TrendsState; names: Map<string, string> }) {
  const t = useTranslations('trends');
  return (
    <div className="picked noprint">
      {state.dioceses.map((code, index) => {
        const name = names.get(code) ?? code;
        return (
          <span className="pick" key={code}>
            <SeriesSample index={index} />
            <Link href={`/dioceses/${encodeURIComponent(code)}`} title={t('profile', { name })}>{shortSeeName(name)}</Link>
            <Link className="grid h-[42px] w-11 place-items-center text-ink-3" href={writeTrends({ ...state, dioceses: state.dioceses.filter((other) => other !== code) })} aria-label={t('remove', { name })}>
              <Icon name="close" />
            </Link>
          </span>
        );
      })}
      <span className="meta self-center">{t('chosen', { count: state.dioceses.length, max: MAX_DIOCESES })}</span>
    </div>
  );
}
