import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { headers } from 'next/headers';
import { NextIntlClientProvider } from 'next-intl';
import { getLocale, getTranslations } from 'next-intl/server';
import { firstPaintScript } from '@/components/layout/first-paint';
import { env } from '@/lib/env';
import { languageTag } from '@/lib/i18n/language-tag';
import './globals.css';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('layout');
  return {
    metadataBase: new URL(env().SITE_URL),
    title: { default: t('siteName'), template: `%s · ${t('siteName')}` },
    description: t('description'),
    applicationName: t('siteName'),
  };
}

export const viewport: Viewport = { themeColor: [{ media: '(prefers-color-scheme: light)', color: '#FAF6EE' }, { media: '(prefers-color-scheme: dark)', color: '#1C1916' }] };

/**
 * <html> stands here and not under [locale], so that an address without a page is localised and readable without scripts too.
 * The script changes <html> before React sees it: that one element is expected to differ.
 */
export default async function RootLayout({ children }: { children: ReactNode }) {
  const nonce = (await headers()).get('x-nonce') ?? undefined;
  return (
    <html lang={languageTag(await getLocale())} data-theme="light" suppressHydrationWarning>
      <head>
        <script nonce={nonce} dangerouslySetInnerHTML={{ __html: firstPaintScript }} />
      </head>
      <body>
        {/* No messages: client leaves bring their own (lib/i18n/client-messages.tsx). */}
        <NextIntlClientProvider messages={null}>{children}</NextIntlClientProvider>
      </body>
    </html>
  );
}
