import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { pageMetadata } from '@/app/page-metadata';
import { KeptList } from '@/components/offline/kept-list';
import { ClientMessages } from '@/lib/i18n/client-messages';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('offline');
  return pageMetadata({ locale: await getLocale(), path: '/offline', title: t('title'), description: t('lead'), index: false });
}

/** `/offline`, `/offline?page=…`: what the browser keeps of pages; shown in place of one it does not keep, when there is no connection. */
export default async function OfflinePage() {
  const t = await getTranslations('offline');
  return (
    <div className="mx-auto max-w-[43rem]">
      <header className="pagehead">
        <h1 className="display">{t('title')}</h1>
        <p className="muted mt-3">{t('lead')}</p>
      </header>
      <noscript><p>{t('noScript')}</p></noscript>
      <ClientMessages namespaces={['offline']}><KeptList /></ClientMessages>
    </div>
  );
}
