import { useLocale, useTranslations } from 'next-intl';
import { CelebrationText } from '@/components/calendar/celebration-text';
import type { NamedDay } from '@/components/calendar/named-day';
import { RankText } from '@/components/calendar/rank-text';
import { ReadingList } from '@/components/calendar/reading-list';
import type { PlaceView, SlotLabel } from '@/components/calendar/reading-view';
import { ComputedHere } from '@/components/layout/computed-here';
import { Ribbon } from '@/components/layout/ribbon';
import { TextLink } from '@/components/ui/text-link';
import { formatDay } from '@/lib/format';

/** What is celebrated today, with the references of its readings; computed here. @param calendar by which, in words */
export function Today({ day, calendar, readings }: { day: NamedDay; calendar: string; readings: (PlaceView & { label: SlotLabel })[] }) {
  const t = useTranslations();
  const locale = useLocale();
  const [main] = day.celebrations;
  const id = `today-${day.date}`;
  return (
    <section className={`today lit-${main.colour}`} aria-labelledby={id}>
      <p className="rub">{t('home.today')}</p>
      <h2 className="title" id={id}><CelebrationText celebration={main} /></h2>
      <p className="muted">{formatDay(day.date, locale, 'full')}</p>
      <p className="daybadge mt-2 whitespace-normal!">
        <Ribbon />
        <span>
          {t(`liturgy.colour.${main.colour}`)}
          {(main.rank !== 'weekday' || day.season !== 'triduum') && <> · <RankText celebration={main} season={day.season} /></>}
          {' · '}{t('liturgy.cycles', { sunday: day.sundayCycle, weekday: day.weekdayCycle })}
        </span>
      </p>
      <ReadingList readings={readings} />
      <p className="mt-1 flex flex-wrap gap-x-6">
        <TextLink href={`/calendar/${day.date}`}>{t('home.readDay')}</TextLink>
        <TextLink className="first-letter:uppercase" href={`/calendar/${day.date.slice(0, 7)}`}>{formatDay(day.date.slice(0, 7), locale)}</TextLink>
      </p>
      <ComputedHere details={[calendar]} />
    </section>
  );
}
