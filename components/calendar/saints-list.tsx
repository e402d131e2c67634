import { useLocale, useTranslations } from 'next-intl';
import { Disclosure } from '@/components/ui/disclosure';
import { PlainList, type PlainItem } from '@/components/ui/plain-list';
import { formatDay } from '@/lib/format';
import { CelebrationText } from './celebration-text';
import type { NamedDay } from './named-day';

export interface SaintOfDay {
  id: string;
  /** English name. */
  name: string;
  status: 'saint' | 'blessed' | 'venerable' | 'servant-of-god';
  /** As in the data: `YYYY`, `YYYY-MM-DD`, perhaps approximate. */
  death?: string;
}

const shownAtFirst = 9;

/** The day's celebration, then all whose day it is, the well known first. */
export function SaintsList({ day, saints }: { day: NamedDay; saints: readonly SaintOfDay[] }) {
  const t = useTranslations();
  const locale = useLocale();
  const celebration: PlainItem[] = day.celebrations
    .filter(({ rank }) => rank !== 'weekday' && rank !== 'sunday')
    .map((item) => ({ key: item.id, name: <CelebrationText celebration={item} />, detail: t(item.commemoration ? 'liturgy.rank.commemoration' : `liturgy.rank.${item.rank}`) }));
  const people: PlainItem[] = saints.map(({ id, name, status, death }) => ({
    key: id,
    name,
    lang: 'en',
    href: `/saints/${encodeURIComponent(id)}`,
    detail: [t(`kinds.${status}`), death && t('calendar.died', { date: formatDay(death, locale) })].filter(Boolean).join(', '),
  }));
  const items = [...celebration, ...people];
  const more = items.slice(shownAtFirst);
  return (
    <>
      <PlainList items={items.slice(0, shownAtFirst)} />
      {more.length > 0 && <Disclosure summary={t('calendar.more', { count: more.length })}><PlainList items={more} /></Disclosure>}
    </>
  );
}
