import type { ReactNode } from 'react';
import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/lib/i18n/navigation';
import { FindForm } from './find-form';
import { PhoneMenu } from './phone-menu';
import { SectionLinks } from './section-links';

/** The one row above every page. @param badge today's day, if the calendar has it */
export function TopBar({ badge }: { badge?: ReactNode }) {
  const t = useTranslations('layout');
  const labels = {
    ask: t('ask'), documents: t('documents'), calendar: t('calendar'), directory: t('directory'), trends: t('trends'), connect: t('connect'),
  };
  const [first, ...rest] = t('siteName').split(' ');
  return (
    <header className="bar">
      <div className="bar-in">
        <Link className="brand" href="/">
          <span className="pil" aria-hidden="true">¶</span>
          <span className="w"><span>{first}</span> <span>{rest.join(' ')}</span></span>
        </Link>
        <nav className="nav" aria-label={t('sections')}><SectionLinks labels={labels} /></nav>
        <FindForm />
        {badge}
        <Link className="iconbtn" href="/directory" aria-label={t('search')}><Icon name="search" /></Link>
        <PhoneMenu summary={<><Icon name="menu" /> <span className="word">{t('menu')}</span></>}>
          <nav className="menu" aria-label={t('menu')}><SectionLinks labels={labels} />{badge}</nav>
        </PhoneMenu>
      </div>
    </header>
  );
}
