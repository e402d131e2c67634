import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { pageMetadata } from '@/app/page-metadata';
import { SharedAnswers } from '@/components/ask/share/shared-answers';
import { env } from '@/lib/env';
import { ClientMessages } from '@/lib/i18n/client-messages';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('shared');
  return pageMetadata({ locale: await getLocale(), path: '/ask/shared', title: t('title'), description: t('lead'), index: false });
}

/** `/ask/shared#…`: answers that the address itself holds. This server never sees them: a browser keeps what stands behind the "#". */
export default async function SharedPage() {
  const t = await getTranslations('shared');
  return (
    <>
      <header className="mx-auto mb-8 max-w-[43rem]">
        <h1 className="display">{t('title')}</h1>
        <p className="muted mt-3">{t('lead')}</p>
      </header>
      <noscript><p className="mx-auto max-w-[43rem]">{t('scripts')}</p></noscript>
      <ClientMessages namespaces={['shared', 'ask', 'export', 'markdown', 'provenance', 'states', 'files', 'quotation']}><SharedAnswers siteUrl={env().SITE_URL} /></ClientMessages>
    </>
  );
}
