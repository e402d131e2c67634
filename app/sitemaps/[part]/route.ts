import { partName, sitemapParts, writeSitemap } from '@/app/sitemaps/sitemap-parts';

export const runtime = 'nodejs';
export const dynamic = 'force-dynamic';

/** `GET /sitemaps/saints-de.xml`: the pages of a section in a language. */
export async function GET(_request: Request, { params }: RouteContext<'/sitemaps/[part]'>): Promise<Response> {
  const { part: name } = await params;
  const part = sitemapParts().find((one) => partName(one) === name);
  if (!part) return new Response('No such sitemap. /sitemap.xml names them all.', { status: 404 });
  return new Response(writeSitemap(part), { headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' } });
}
