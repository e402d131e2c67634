import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/lib/i18n/navigation';
import type { SeeSeries } from '@/lib/trends/lines';
import { codesOf, MAX_DIOCESES, withoutDiocese, writeTrends, type TrendsState } from '@/lib/trends/trends-address';
import { SeriesSample } from './series-mark';

/**
 * Every see of the address with a way out of it, for each takes a place: those on the chart with the sample of their line and a way to their
 * profile; of one that could not be shown, its code. The others keep their colours.
 */
export function ChosenDioceses({ state, sees }: { state: TrendsState; sees: SeeSeries[] }) {
  const t = useTranslations('trends');
  const codes = codesOf(state);
  return (
    <div className="picked noprint">
      {codes.map((code) => {
        const see = sees.find((one) => one.code === code);
        return (
          <span className="pick" key={code}>
            {see ? (
              <>
                <SeriesSample index={see.place} />
                <Link href={`/dioceses/${encodeURIComponent(code)}`} title={t('profile', { name: see.name })}>{see.label}</Link>
              </>
            ) : <span className="ms-3">{code}</span>}
            <Link className="grid h-[42px] w-11 place-items-center text-ink-3" href={writeTrends(withoutDiocese(state, code))} aria-label={t('remove', { name: see?.name ?? code })} scroll={false}>
              <Icon name="close" />
            </Link>
          </span>
        );
      })}
      <span className="meta self-center">{t('chosen', { count: codes.length, max: MAX_DIOCESES })}</span>
    </div>
  );
}
