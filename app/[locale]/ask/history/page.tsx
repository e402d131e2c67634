import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { pageMetadata } from '@/app/page-metadata';
import { HistoryPage } from '@/components/ask/history/history-page';
import { MAX_CONVERSATIONS } from '@/components/ask/history/kept-turn';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { formatNumber } from '@/lib/format';

const most = (locale: Parameters<typeof formatNumber>[1]) => ({ most: formatNumber(MAX_CONVERSATIONS, locale) });

export async function generateMetadata(): Promise<Metadata> {
  const [t, locale] = [await getTranslations('history'), await getLocale()];
  return pageMetadata({ locale, path: '/ask/history', title: t('title'), description: t('lead', most(locale)), index: false });
}

/** The conversations that the reader's browser keeps; the server knows none of them. */
export default async function AskHistoryPage() {
  const [t, locale] = [await getTranslations('history'), await getLocale()];
  return (
    <div className="mx-auto max-w-[43rem]">
      <header className="pagehead">
        <h1 className="display">{t('title')}</h1>
        <p className="muted mt-3">{t('lead', most(locale))}</p>
      </header>
      <noscript><p>{t('noScript')}</p></noscript>
      <div className="mt-6"><ClientMessages namespaces={['history']}><HistoryPage /></ClientMessages></div>
    </div>
  );
}
