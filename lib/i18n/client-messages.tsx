import type { ReactNode } from 'react';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';

/**
 * Lets client leaves below use `useTranslations` for the named areas, and only those travel to the browser.
 * @param namespaces top-level names in the messages files
 */
export async function ClientMessages({ namespaces, children }: { namespaces: string[]; children: ReactNode }) {
  const all = await getMessages();
  const messages = Object.fromEntries(Object.entries(all).filter(([name]) => namespaces.includes(name)));
  return <NextIntlClientProvider messages={messages}>{children}</NextIntlClientProvider>;
}
