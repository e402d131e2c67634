import { useLocale, useTranslations } from 'next-intl';
import type { LiturgicalDay } from '@/lib/liturgy/day';
import { formatDay } from '@/lib/format';
import { Link } from '@/lib/i18n/navigation';
import { Ribbon } from './ribbon';

/** Today's date and colour, leading to the page of the day. On narrow screens the colour word alone is seen. */
export function DayBadge({ day }: { day: LiturgicalDay }) {
  const t = useTranslations('layout');
  const colours = useTranslations('liturgy.colourWord');
  const locale = useLocale();
  const { colour } = day.celebrations[0];
  const words = { day: formatDay(day.date, locale, 'day-month'), colour: colours(colour) };
  return (
    <Link className={`daybadge lit-${colour}`} href={`/calendar/${day.date}`} aria-label={t('badgeLabel', words)}>
      <Ribbon />
      <span>{t.rich('badge', { ...words, d: (chunks) => <span className="d">{chunks}</span> })}</span>
    </Link>
  );
}
