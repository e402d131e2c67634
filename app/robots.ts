import type { MetadataRoute } from 'next';
import { env } from '@/lib/env';
import { routing } from '@/lib/i18n/routing';

/** SITE_URL is known when the server runs, not when it is built. */
export const dynamic = 'force-dynamic';

/** Questions are left alone by crawlers: each one asks an agent. */
export default function robots(): MetadataRoute.Robots {
  const ask = routing.locales.map((locale) => (locale === routing.defaultLocale ? '/ask?' : `/${locale}/ask?`));
  return { rules: { userAgent: '*', allow: '/', disallow: ['/api/', ...ask] }, sitemap: `${env().SITE_URL}/sitemap.xml` };
}
