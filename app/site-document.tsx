import type { ReactNode } from 'react';
import { headers } from 'next/headers';
import { NextIntlClientProvider } from 'next-intl';
import { getLocale } from 'next-intl/server';
import { firstPaintScript } from '@/components/layout/first-paint';
import { languageTag } from '@/lib/i18n/language-tag';

/**
 * The document around every page, one that was not found too: language, appearance, nonce.
 * The script changes <html> before React sees it: that one element is expected to differ.
 */
export async function SiteDocument({ children }: { children: ReactNode }) {
  const nonce = (await headers()).get('x-nonce') ?? undefined;
  return (
    <html lang={languageTag(await getLocale())} data-theme="light" suppressHydrationWarning>
      <head>
        <script id="first-paint" nonce={nonce} dangerouslySetInnerHTML={{ __html: firstPaintScript }} />
      </head>
      <body>
        {/* No messages: client leaves bring their own (lib/i18n/client-messages.tsx). */}
        <NextIntlClientProvider messages={null}>{children}</NextIntlClientProvider>
      </body>
    </html>
  );
}
