import { useLocale, useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import { formatDay } from '@/lib/format';
import type { LiturgicalDay } from '@/lib/liturgy/day';

/** The cycles in force, and where a new liturgical year begins inside the month, those from then on. */
function useCycles(days: readonly LiturgicalDay[]): string {
  const t = useTranslations();
  const locale = useLocale();
  const say = ({ sundayCycle, weekdayCycle }: LiturgicalDay) => t('liturgy.cycles', { sunday: sundayCycle, weekday: weekdayCycle });
  const [first] = days;
  if (!first) return '';
  const later = days.find(({ sundayCycle }) => sundayCycle !== first.sundayCycle);
  const from = later && t('calendar.cyclesFrom', { date: formatDay(later.date, locale, 'day-month'), cycles: say(later) });
  return [say(first), from].filter(Boolean).join('; ');
}

/**
 * Seasons and cycles, the month as title, the ways to its neighbours.
 * @param month `YYYY-MM`
 * @param days of the month
 * @param neighbours `YYYY-MM` of the months before and after, where the calendar computes them
 */
export function MonthHead(props: { month: string; days: readonly LiturgicalDay[]; neighbours: { before?: string; after?: string } }) {
  const { month, days, neighbours } = props;
  const t = useTranslations();
  const locale = useLocale();
  const seasons = [...new Set(days.map(({ season }) => season))].map((season) => t(`liturgy.season.${season}`));
  const step = (to: string | undefined, icon: 'previous' | 'next') =>
    to && <ButtonLink href={`/calendar/${to}`} aria-label={formatDay(to, locale)}><Icon name={icon} /></ButtonLink>;
  return (
    <header className="calhead">
      <div>
        <p className="rub">{seasons.join(', ')} · {useCycles(days)}</p>
        <h1 className="display mt-0.5 first-letter:uppercase">{formatDay(month, locale)}</h1>
      </div>
      <span className="grow" />
      <nav className="calctl noprint" aria-label={t('calendar.monthsNav')}>
        {step(neighbours.before, 'previous')}
        <ButtonLink href="/calendar">{t('calendar.today')}</ButtonLink>
        {step(neighbours.after, 'next')}
        <ButtonLink href={`/calendar/${month.slice(0, 4)}`}>{month.slice(0, 4)}</ButtonLink>
      </nav>
    </header>
  );
}
