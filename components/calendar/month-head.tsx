import { useLocale, useTranslations } from 'next-intl';
import { between } from '@/components/ui/between';
import { Icon } from '@/components/ui/icon';
import { PrintButton } from '@/components/ui/print-button';
import { formatDay } from '@/lib/format';
import type { LiturgicalDay } from '@/lib/liturgy/day';
import { CalendarLink } from './calendar-link';

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
    to && <CalendarLink className="btn" href={`/calendar/${to}`} rel={icon === 'previous' ? 'prev' : 'next'} aria-label={formatDay(to, locale)}><Icon name={icon} /></CalendarLink>;
  return (
    <header className="calhead">
      <div>
        <p className="rub">{seasons.join(between(locale))} · {useCycles(days)}</p>
        <h1 className="display mt-0.5 first-letter:uppercase">{formatDay(month, locale)}</h1>
      </div>
      <span className="grow" />
      <nav className="calctl noprint" aria-label={t('calendar.monthsNav')}>
        {step(neighbours.before, 'previous')}
        <CalendarLink className="btn" href="/calendar">{t('calendar.today')}</CalendarLink>
        {step(neighbours.after, 'next')}
        <CalendarLink className="btn" href={`/calendar/${month.slice(0, 4)}`}>{month.slice(0, 4)}</CalendarLink>
        <PrintButton className="btn opt">{t('calendar.print')}</PrintButton>
      </nav>
    </header>
  );
}
