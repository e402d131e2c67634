import type { Metadata, Viewport } from 'next';
import { getTranslations } from 'next-intl/server';
import { env } from '@/lib/env';

/** What the head of every document says; a page adds its own title, which the template ends with the site's name. */
export async function siteMetadata(): Promise<Metadata> {
  const t = await getTranslations('layout');
  return {
    metadataBase: new URL(env().SITE_URL),
    title: { default: t('siteName'), template: `%s · ${t('siteName')}` },
    description: t('description'),
    applicationName: t('siteName'),
  };
}

/** The paper's colour, by day and by night. */
export const siteViewport: Viewport = { themeColor: [{ media: '(prefers-color-scheme: light)', color: '#FAF6EE' }, { media: '(prefers-color-scheme: dark)', color: '#1C1916' }] };
