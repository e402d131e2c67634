import { renderSVG } from 'uqr';
import { profilePath } from '@/components/directory/directory-kind';
import { env } from '@/lib/env';
import { localizedPath } from '@/lib/i18n/language-tag';
import { isLocale, routing } from '@/lib/i18n/routing';
import { isProfileKind } from '@/lib/queries/kept-profile';

export const runtime = 'nodejs';
export const dynamic = 'force-dynamic';

/** The skill's own limit. */
const LONGEST_ID = 200;

/** `GET /preview/<directory>/<id>/qr?lang=…`: the public address of a profile as a QR code, SVG. Nothing is looked up. */
export async function GET(request: Request, { params }: RouteContext<'/preview/[kind]/[id]/qr'>): Promise<Response> {
  // A route is given its parts decoded, a page is not.
  const { kind, id } = await params;
  if (!isProfileKind(kind) || !id || id.length > LONGEST_ID) return new Response(null, { status: 404 });
  const lang = new URL(request.url).searchParams.get('lang') ?? undefined;
  const address = env().SITE_URL + localizedPath(profilePath(kind, id), isLocale(lang) ? lang : routing.defaultLocale);
  const picture = renderSVG(address, { ecc: 'M', border: 4 });
  return new Response(picture, { headers: { 'Content-Type': 'image/svg+xml; charset=utf-8', 'Cache-Control': 'public, max-age=86400' } });
}
