import type { ReactNode } from 'react';
import { notFound } from 'next/navigation';
import { PageFrame } from '@/app/page-frame';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { isLocale } from '@/lib/i18n/routing';

export default async function LocaleLayout({ children, params }: { children: ReactNode; params: Promise<{ locale: string }> }) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  return (
    <PageFrame>
      {/* error.tsx is a client file and has to speak. */}
      <ClientMessages namespaces={['errors']}>{children}</ClientMessages>
    </PageFrame>
  );
}
