import { writeSitemapIndex } from '@/app/sitemaps/sitemap-parts';

/** SITE_URL is known when the server runs, not when it is built. */
export const dynamic = 'force-dynamic';

/** `GET /sitemap.xml`: the files that list our pages. */
export function GET(): Response {
  return new Response(writeSitemapIndex(), { headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' } });
}
