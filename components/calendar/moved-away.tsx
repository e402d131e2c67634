import { useLocale, useTranslations } from 'next-intl';
import { formatDay } from '@/lib/format';
import { CalendarLink } from './calendar-link';
import { CelebrationText } from './celebration-text';
import type { NamedDay } from './named-day';

/** On a day whose usual celebration gave way: where it went. @param to the day to which it was moved */
export function MovedAway({ to }: { to: NamedDay }) {
  const t = useTranslations('calendar');
  const locale = useLocale();
  return (
    <p className="muted mb-6">
      {t.rich('movedAway', {
        date: formatDay(to.date, locale, 'full'),
        name: () => <CelebrationText celebration={to.celebrations[0]} />,
        link: (chunks) => <CalendarLink href={`/calendar/${to.date}`}>{chunks}</CalendarLink>,
      })}
    </p>
  );
}
