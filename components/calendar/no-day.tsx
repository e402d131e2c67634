import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { EmptyBlock } from '@/components/ui/empty-block';
import { formatDay } from '@/lib/format';
import type { NoDay as Reason } from '@/lib/liturgy/why-no-day';
import { CalendarLink } from './calendar-link';

/** Why no day was found for what a reader typed, and the day that may be meant. */
export function NoDay({ asked, reason }: { asked: string; reason: Reason }) {
  const t = useTranslations('calendar');
  const locale = useLocale();
  const to = (date: string) => ({ date: formatDay(date, locale, 'full'), link: (chunks: ReactNode) => <CalendarLink className="txt" href={`/calendar/${date}`}>{chunks}</CalendarLink> });
  const said = () => {
    if (reason.why !== 'no-such-day') return t(reason.why === 'outside' ? 'noDay.outside' : 'noDay.notUnderstood');
    if (reason.weekday) return t.rich('noDay.weekday', to(reason.weekday));
    return <>{t('noDay.noSuchDay')}{reason.next && <> {t.rich('noDay.nextLeapDay', to(reason.next))}</>}</>;
  };
  return <EmptyBlock title={t('noSuchDay', { asked })}>{said()}</EmptyBlock>;
}
