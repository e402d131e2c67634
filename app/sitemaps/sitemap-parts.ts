import { agentUrl, env } from '@/lib/env';
import { escapeMarkup } from '@/lib/escape-markup';
import { alternatesOf } from '@/lib/i18n/alternates';
import { routing, type Locale } from '@/lib/i18n/routing';
import { listedAddresses, LISTED_SECTIONS, type ListedSection } from '@/lib/queries/built-in/listed-addresses';

/** Pages that are there whatever an agent knows. */
const PAGES = ['/', '/ask', '/documents', '/calendar', '/directory', '/saints', '/clergy', '/popes', '/dioceses', '/trends', '/trends/ranking', '/connect', '/about', '/privacy'];

const SECTIONS = ['pages', ...LISTED_SECTIONS] as const;

/** One file of addresses: a section in a language. The largest has some ten thousand; fifty thousand are allowed. */
export interface SitemapPart { section: 'pages' | ListedSection; locale: Locale }

/** Where one agent answers for the whole site, nobody knows what ids it has; where readers sign in, our own answers everybody else. */
const hasOwnPages = () => !agentUrl() || env().A2A_OAUTH === 'on';

/** Every file there is. */
export function sitemapParts(): SitemapPart[] {
  const sections = hasOwnPages() ? SECTIONS : (['pages'] as const);
  return sections.flatMap((section) => routing.locales.map((locale) => ({ section, locale })));
}

/** The name of a file: `saints-de.xml`. */
export const partName = ({ section, locale }: SitemapPart) => `${section}-${locale}.xml`;

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** The list of the files (sitemaps.org, sitemap index). */
export function writeSitemapIndex(): string {
  const parts = sitemapParts().map((part) => `<sitemap><loc>${escapeMarkup(`${env().SITE_URL}/sitemaps/${partName(part)}`)}</loc></sitemap>\n`);
  return `${HEAD}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${parts.join('')}</sitemapindex>\n`;
}

/** One file: each address in its language, with the same page in the others (hreflang). */
export function writeSitemap({ section, locale }: SitemapPart): string {
  const origin = env().SITE_URL;
  const paths = section === 'pages' ? PAGES : listedAddresses(section);
  const urls = paths.map((path) => {
    const { canonical, languages } = alternatesOf(path, locale);
    const links = Object.entries(languages).map(([tag, address]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${escapeMarkup(origin + address)}"/>`);
    return `<url><loc>${escapeMarkup(origin + canonical)}</loc>${links.join('')}</url>\n`;
  });
  return `${HEAD}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('')}</urlset>\n`;
}
