import { useTranslations } from 'next-intl';
import { Link } from '@/lib/i18n/navigation';

/** A place above a document: its book, its Code. */
export interface Above { name: string; href: string; lang?: string }

/** From the search of documents down to what this one is a part of; its own name is the heading below. */
export function Breadcrumb({ above }: { above?: Above }) {
  const t = useTranslations('documents');
  return (
    <nav className="crumb noprint" aria-label={t('place')}>
      <Link href="/documents">{t('title')}</Link>
      {above && <><span aria-hidden="true">›</span><Link href={above.href} lang={above.lang}>{above.name}</Link></>}
    </nav>
  );
}
