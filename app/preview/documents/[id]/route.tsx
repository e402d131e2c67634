import { getTranslations } from 'next-intl/server';
import { describeDocument } from '@/app/[locale]/documents/describe-document';
import { pictureResponse } from '@/app/preview/draw-picture';
import { isLocale, routing } from '@/lib/i18n/routing';
import { keptDocument } from '@/lib/queries/kept-document';
import { secondsUntilRead } from '@/lib/queries/limits/read-limit';

export const runtime = 'nodejs';
export const dynamic = 'force-dynamic';

/**
 * `GET /preview/documents/<id>?lang=…`: the picture that is shown where a link to the document is shared. Drawn from what is kept: an
 * agent that counts its calls is never asked, nor is another site; what is not kept, or cannot be written with our fonts, is left out.
 */
export async function GET(request: Request, { params }: RouteContext<'/preview/documents/[id]'>): Promise<Response> {
  const wait = await secondsUntilRead(request.headers);
  if (wait) return new Response(null, { status: 429, headers: { 'Retry-After': String(wait) } });
  const asked = new URL(request.url).searchParams.get('lang') ?? undefined;
  const locale = isLocale(asked) ? asked : routing.defaultLocale;
  // A route is given its parts decoded, a page is not.
  const { id } = await params;
  const document = await keptDocument(id);
  const [t, site] = [await getTranslations({ locale, namespace: 'documents' }), (await getTranslations({ locale, namespace: 'layout' }))('siteName')];
  const told = document && describeDocument(document, id, { t, locale });
  return pictureResponse({ label: told?.label ?? t('title'), title: told?.title, byline: told?.byline, site }, document !== undefined);
}
