import { defineRouting } from 'next-intl/routing';

/** The six languages; a shared address never redirects by the reader's browser, and nothing is remembered in a cookie. */
export const routing = defineRouting({
  locales: ['en', 'de', 'fr', 'hu', 'zh', 'mt'],
  defaultLocale: 'en',
  localePrefix: 'as-needed',
  localeDetection: false,
  localeCookie: false,
  // The proxy's Link header would name the host of the request; pages and the sitemap name SITE_URL instead.
  alternateLinks: false,
});

export type Locale = (typeof routing.locales)[number];

/** Whether a text is one of the six. */
export const isLocale = (text: string | undefined): text is Locale => routing.locales.some((locale) => locale === text);
