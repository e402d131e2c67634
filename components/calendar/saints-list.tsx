import { useLocale, useTranslations } from 'next-intl';
import { Disclosure } from '@/components/ui/disclosure';
import { PlainList, type PlainItem } from '@/components/ui/plain-list';
import { formatDay } from '@/lib/format';
import { CelebrationText } from './celebration-text';
import type { NamedDay } from './named-day';

export interface SaintOfDay {
  id: string;
  name: string;
  /** Language of the name, where it is not the page's. */
  lang?: string;
  status?: 'saint' | 'blessed' | 'venerable' | 'servant-of-god';
  /** Death as in the data: `YYYY`, `YYYY-MM` or `YYYY-MM-DD`, with "~" where it is approximate. */
  to?: string;
}

const shownAtFirst = 9;

/** The day's celebration, then all whose day it is, the well known first. */
export function SaintsList({ day, saints }: { day: NamedDay; saints: readonly SaintOfDay[] }) {
  const t = useTranslations();
  const locale = useLocale();
  const celebration: PlainItem[] = day.celebrations
    .filter(({ rank }) => rank !== 'weekday' && rank !== 'sunday')
    .map((item) => ({ key: item.id, name: <span className="serif text-[1.0625rem] font-medium"><CelebrationText celebration={item} /></span>, detail: t(item.commemoration ? 'liturgy.rank.commemoration' : `liturgy.rank.${item.rank}`) }));
  const people: PlainItem[] = saints.map(({ id, name, lang, status, to }) => ({
    key: id,
    name,
    lang,
    href: `/saints/${encodeURIComponent(id)}`,
    detail: [status && t(`kinds.${status}`), to && t('calendar.died', { date: formatDay(to, locale) })].filter(Boolean).join(', '),
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
