import { useLocale, useTranslations } from 'next-intl';
import { Ribbon } from '@/components/layout/ribbon';
import { monthName, weekdayName } from '@/lib/format';
import { CalendarLink } from './calendar-link';
import { CelebrationText } from './celebration-text';
import type { NamedDay } from './named-day';
import { RankText } from './rank-text';

/** The twelve months of a year, each with its principal days. @param days in order */
export function YearMonths({ year, days }: { year: number; days: readonly NamedDay[] }) {
  const t = useTranslations();
  const locale = useLocale();
  const months = Array.from({ length: 12 }, (_, index) => `${year}-${String(index + 1).padStart(2, '0')}`);
  return (
    <div className="year" role="group" aria-label={t('calendar.yearLead', { year: String(year) })}>
      {months.map((month, index) => (
        <section key={month}>
          <h2 className="sub"><CalendarLink className="first-letter:uppercase" href={`/calendar/${month}`}>{monthName(index + 1, locale)}</CalendarLink></h2>
          <ul className="plain">
            {days.filter(({ date }) => date.startsWith(month)).map((day) => {
              const [main] = day.celebrations;
              return (
                <li key={day.date}>
                  <span className="num">{Number(day.date.slice(8))} <span className="s inline!">{weekdayName(day.weekday, locale, 'short')}</span></span>
                  <span>
                    <CalendarLink className="n" href={`/calendar/${day.date}`}><CelebrationText celebration={main} /></CalendarLink>
                    <span className="s"><Ribbon colour={main.colour} /> {t(`liturgy.colour.${main.colour}`)}{(main.rank !== 'weekday' || day.season !== 'triduum') && <> · <RankText celebration={main} season={day.season} /></>}</span>
                  </span>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </div>
  );
}
