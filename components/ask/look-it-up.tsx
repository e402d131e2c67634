import { createElement } from 'react';
import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/lib/i18n/navigation';
import type { LookUp } from './turn';

/** The same words in the other parts of the site, which find days, people and titles. Nothing is asked there. */
export function LookItUp({ words, day, level }: LookUp & { level: 2 | 3 }) {
  const t = useTranslations('ask');
  const sections = useTranslations('layout');
  const ways = [
    ...(day ? [{ href: `/calendar?date=${encodeURIComponent(day)}`, text: t('lookUpIn', { section: sections('calendar'), words: day }) }] : []),
    { href: `/directory?q=${encodeURIComponent(words)}`, text: t('lookUpIn', { section: sections('directory'), words }) },
    { href: `/documents?q=${encodeURIComponent(words)}`, text: t('lookUpIn', { section: sections('documents'), words }) },
    ...(day ? [] : [{ href: '/calendar', text: sections('calendar') }]),
  ];
  return (
    <section className="mb-9">
      {createElement(`h${level}`, { className: 'rub' }, t('lookUp'))}
      <ul>
        {ways.map(({ href, text }) => <li key={href}><Link className="wrap-anywhere" href={href}>{text}<Icon name="next" /></Link></li>)}
      </ul>
    </section>
  );
}
