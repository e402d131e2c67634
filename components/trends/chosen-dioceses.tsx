import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/lib/i18n/navigation';
import type { SeeSeries } from '@/lib/trends/lines';
import { codesOf, MAX_DIOCESES, withoutDiocese, writeTrends, type TrendsState } from '@/lib/trends/trends-address';
import { SeriesSample } from './series-mark';

/** The sees on the chart, each with the sample of its line, a way to its profile and one out of the chart; the others keep their colours. */
export function ChosenDioceses({ state, sees }: { state: TrendsState; sees: SeeSeries[] }) {
  const t = useTranslations('trends');
  return (
    <div className="picked noprint">
      {sees.map(({ code, place, name, label }) => (
        <span className="pick" key={code}>
          <SeriesSample index={place} />
          <Link href={`/dioceses/${encodeURIComponent(code)}`} title={t('profile', { name })}>{label}</Link>
          <Link className="grid h-[42px] w-11 place-items-center text-ink-3" href={writeTrends(withoutDiocese(state, code))} aria-label={t('remove', { name })} scroll={false}>
            <Icon name="close" />
          </Link>
        </span>
      ))}
      <span className="meta self-center">{t('chosen', { count: codesOf(state).length, max: MAX_DIOCESES })}</span>
    </div>
  );
}
