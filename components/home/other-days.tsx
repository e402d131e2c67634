import { useLocale, useTranslations } from 'next-intl';
import { formatDay } from '@/lib/format';
import { Link } from '@/lib/i18n/navigation';

/** Without scripts the server cannot know the reader's day: the others that it may be. Hidden once a script has told the day. */
export function OtherDays({ dates }: { dates: string[] }) {
  const t = useTranslations('home');
  const locale = useLocale();
  if (dates.length === 0) return null;
  return (
    <p className="meta mt-3 [html[data-today]_&]:hidden">
      {t('otherDay')}{' '}
      {dates.map((date, index) => (
        <span key={date}>{index > 0 && ' · '}<Link href={`/calendar/${date}`}>{formatDay(date, locale, 'day-month')}</Link></span>
      ))}
    </p>
  );
}
