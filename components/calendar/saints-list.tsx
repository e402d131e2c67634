import { Fragment } from 'react';
import { useLocale, useTranslations } from 'next-intl';
import { Disclosure } from '@/components/ui/disclosure';
import { PlainList, type PlainItem } from '@/components/ui/plain-list';
import { formatDay } from '@/lib/format';
import { Link } from '@/lib/i18n/navigation';
import { CelebrationText } from './celebration-text';
import type { NamedCelebration, NamedDay } from './named-day';

export interface SaintOfDay {
  id: string;
  name: string;
  /** Language of the name, where it is not the page's. */
  lang?: string;
  status?: 'saint' | 'blessed' | 'venerable' | 'servant-of-god';
  /** Death as in the data: `YYYY`, `YYYY-MM` or `YYYY-MM-DD`, with "~" where it is approximate. */
  to?: string;
}

/** By id of a celebration: the ids of those whom it is of, and of all records that stand for them. */
export type CelebratedById = ReadonlyMap<string, { people: readonly string[]; records: readonly string[] }>;

const shownAtFirst = 9;
const hrefOf = ({ id }: SaintOfDay) => `/saints/${encodeURIComponent(id)}`;

/** "Feast, Saint, died 60" of the one whom it is of; of several, the rank and each with a link. */
function CelebrationDetail({ celebration, people }: { celebration: NamedCelebration; people: readonly SaintOfDay[] }) {
  const t = useTranslations();
  const locale = useLocale();
  const rank = t(celebration.commemoration ? 'liturgy.rank.commemoration' : `liturgy.rank.${celebration.rank}`);
  const died = ({ to }: SaintOfDay) => to && t('calendar.died', { date: formatDay(to, locale) });
  const [first, ...others] = people;
  if (first && others.length === 0) return [rank, first.status && t(`kinds.${first.status}`), died(first)].filter(Boolean).join(', ');
  return (
    <>
      {rank}
      {people.map((saint) => (
        <Fragment key={saint.id}> · <Link href={hrefOf(saint)} lang={saint.lang}>{saint.name}</Link>{saint.to && `, ${died(saint)}`}</Fragment>
      ))}
    </>
  );
}

/**
 * The day's celebrations, then all others whose day it is, the well known first. A saint who is celebrated stands in the
 * celebration's line only, which leads to the saint.
 */
export function SaintsList({ day, saints, celebrated }: { day: NamedDay; saints: readonly SaintOfDay[]; celebrated: CelebratedById }) {
  const t = useTranslations();
  const locale = useLocale();
  const shown = day.celebrations.filter(({ rank }) => rank !== 'weekday' && rank !== 'sunday');
  const named = new Set(shown.flatMap(({ id }) => celebrated.get(id)?.records ?? []));
  const celebration = shown.map((item): PlainItem => {
    const people = saints.filter(({ id }) => celebrated.get(item.id)?.people.includes(id));
    return {
      key: item.id,
      name: <span className="serif text-[1.0625rem] font-medium"><CelebrationText celebration={item} /></span>,
      href: people[0] && people.length === 1 ? hrefOf(people[0]) : undefined,
      detail: <CelebrationDetail celebration={item} people={people} />,
    };
  });
  const others = saints.filter(({ id }) => !named.has(id)).map((saint): PlainItem => ({
    key: saint.id,
    name: saint.name,
    lang: saint.lang,
    href: hrefOf(saint),
    detail: [saint.status && t(`kinds.${saint.status}`), saint.to && t('calendar.died', { date: formatDay(saint.to, locale) })].filter(Boolean).join(', '),
  }));
  const items = [...celebration, ...others];
  const more = items.slice(shownAtFirst);
  return (
    <>
      <PlainList items={items.slice(0, shownAtFirst)} />
      {more.length > 0 && <Disclosure summary={t('calendar.more', { count: more.length })}><PlainList items={more} /></Disclosure>}
    </>
  );
}
