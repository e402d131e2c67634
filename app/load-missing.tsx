import type { ReactNode } from 'react';
import { NextIntlClientProvider } from 'next-intl';
import type { Locale } from '@/lib/i18n/routing';
import { MissingContents } from './missing-contents';

/** The contents of a 404 with their words, in the browser. `pathname` as for MissingContents. */
export async function loadMissing(locale: Locale, pathname: string): Promise<ReactNode> {
  const { default: { notFound, layout } } = (await import(`../lib/i18n/messages/${locale}.json`)) as { default: Record<'notFound' | 'layout', Record<string, string>> };
  return <NextIntlClientProvider locale={locale} messages={{ notFound, layout }}><MissingContents pathname={pathname} /></NextIntlClientProvider>;
}
