import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { pageMetadata } from '@/app/page-metadata';
import { SavedPage } from '@/components/saved/saved-page';
import { MOST_SAVED } from '@/components/saved/saved-thing';
import { formatNumber } from '@/lib/format';
import { ClientMessages } from '@/lib/i18n/client-messages';

const most = (locale: Parameters<typeof formatNumber>[1]) => ({ most: formatNumber(MOST_SAVED, locale) });

export async function generateMetadata(): Promise<Metadata> {
  const [t, locale] = [await getTranslations('saved'), await getLocale()];
  return pageMetadata({ locale, path: '/documents/saved', title: t('title'), description: t('lead', most(locale)), index: false });
}

/** `/documents/saved`: what the reader's browser keeps of documents; the server knows none of it. */
export default async function SavedDocumentsPage() {
  const [t, locale] = [await getTranslations('saved'), await getLocale()];
  return (
    <div className="mx-auto max-w-[43rem]">
      <header className="pagehead">
        <h1 className="display">{t('title')}</h1>
        <p className="muted mt-3">{t('lead', most(locale))}</p>
      </header>
      <noscript><p>{t('noScript')}</p></noscript>
      <div className="mt-6"><ClientMessages namespaces={['saved', 'provenance', 'reading']}><SavedPage /></ClientMessages></div>
    </div>
  );
}
