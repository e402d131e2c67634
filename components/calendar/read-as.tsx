import { useLocale, useTranslations } from 'next-intl';
import { formatDay } from '@/lib/format';
import { Link } from '@/lib/i18n/navigation';

/**
 * Over a day reached by 03/04/2026: in which order it was read, and the way to the day of the other order.
 * @param other `YYYY-MM-DD`
 */
export function ReadAs({ asked, first, other }: { asked: string; first: 'day' | 'month'; other: string }) {
  const t = useTranslations('calendar');
  const locale = useLocale();
  return (
    <p className="notice col-span-full mb-6">
      {t('readAs', { asked, order: first })}{' '}
      {t.rich('otherOrder', {
        date: formatDay(other, locale, 'full'),
        link: (chunks) => <Link href={{ pathname: `/calendar/${other}`, query: { read: asked } }}>{chunks}</Link>,
      })}
    </p>
  );
}
