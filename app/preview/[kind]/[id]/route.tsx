import { getTranslations } from 'next-intl/server';
import { describeProfile } from '@/app/[locale]/directory/describe-profile';
import { pictureResponse } from '@/app/preview/draw-picture';
import { isLocale, routing } from '@/lib/i18n/routing';
import { isProfileKind, keptProfile } from '@/lib/queries/kept-profile';
import { secondsUntilRead } from '@/lib/queries/limits/read-limit';

export const runtime = 'nodejs';
export const dynamic = 'force-dynamic';

/**
 * `GET /preview/<directory>/<id>?lang=…`: the picture that is shown where a link to a saint, a cleric, a pope or a see is shared, in the page's
 * language. Drawn from what is kept: an agent that counts its calls is never asked, however often a link is unfurled.
 */
export async function GET(request: Request, { params }: RouteContext<'/preview/[kind]/[id]'>): Promise<Response> {
  const wait = await secondsUntilRead(request.headers);
  if (wait) return new Response(null, { status: 429, headers: { 'Retry-After': String(wait) } });
  // A route is given its parts decoded, a page is not.
  const { kind, id } = await params;
  if (!isProfileKind(kind)) return new Response(null, { status: 404 });
  const asked = new URL(request.url).searchParams.get('lang') ?? undefined;
  const locale = isLocale(asked) ? asked : routing.defaultLocale;
  const kept = await keptProfile(kind, id);
  const [kinds, site] = [await getTranslations({ locale, namespace: 'kinds' }), (await getTranslations({ locale, namespace: 'layout' }))('siteName')];
  if (!kept) return pictureResponse({ label: kinds(kind), site }, false);
  const { label, title, lede } = await describeProfile(kind, kept.value, id, locale);
  return pictureResponse({ label, title, byline: lede, site }, true);
}
