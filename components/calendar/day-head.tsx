import { useLocale, useTranslations } from 'next-intl';
import { Ribbon } from '@/components/layout/ribbon';
import { formatDay } from '@/lib/format';
import { CelebrationText } from './celebration-text';
import { ColoursText } from './colours-text';
import type { NamedDay } from './named-day';
import { RankText } from './rank-text';
import { SeasonText } from './season-text';

/** What a day is: date, celebration, colour, rank, season and week, cycles; that it was moved; that it is a holy day. */
export function DayHead({ day }: { day: NamedDay }) {
  const t = useTranslations('liturgy');
  const locale = useLocale();
  const [main] = day.celebrations;
  return (
    <header className={`dayhead lit-${main.colour}`}>
      <p className="date">{formatDay(day.date, locale, 'full')}</p>
      <h1 className="display"><CelebrationText celebration={main} /></h1>
      <div className="dayfacts">
        <span className="daybadge"><Ribbon /><b><ColoursText colours={main.colours} /></b></span>
        <b className="empty:hidden"><RankText celebration={main} season={day.season} /></b>
        <span><SeasonText day={day} /></span>
        <span>{t('cycles', { sunday: day.sundayCycle, weekday: day.weekdayCycle })}</span>
        {day.psalterWeek && <span>{t('psalterWeek', { week: day.psalterWeek })}</span>}
        {day.holyDay && day.weekday !== 0 && <b>{t('holyDay')}</b>}
        {day.moved && <b>{t('moved', { date: formatDay(day.moved.from, locale, 'day-month') })}</b>}
      </div>
    </header>
  );
}
