import { LRUCache } from 'lru-cache';
import { ImageResponse } from 'next/og';
import { getTranslations } from 'next-intl/server';
import { describeDocument } from '@/app/[locale]/documents/describe-document';
import { drawable, fontsFor } from '@/app/preview/preview-fonts';
import { PICTURE, PreviewPicture } from '@/app/preview/preview-picture';
import { documentIdOf } from '@/components/documents/document-address';
import { isLocale, routing } from '@/lib/i18n/routing';
import { keptDocument } from '@/lib/queries/kept-document';
import { secondsUntilRead } from '@/lib/queries/limits/read-limit';

export const runtime = 'nodejs';
export const dynamic = 'force-dynamic';

const shared = globalThis as typeof globalThis & { previewPictures?: LRUCache<string, Buffer> };
/** Drawing one takes a tenth of a second of a processor. */
const drawn = () => (shared.previewPictures ??= new LRUCache<string, Buffer>({ maxSize: 16 * 1024 * 1024, sizeCalculation: (picture) => picture.length }));

const HOUR = 60 * 60;

/**
 * `GET /preview/documents/<id>?lang=…`: the picture that is shown where a link to the document is shared. Drawn from what is kept: an
 * agent that counts its calls is never asked, nor is another site; what is not kept, or cannot be written with our fonts, is left out.
 */
export async function GET(request: Request, { params }: RouteContext<'/preview/documents/[id]'>): Promise<Response> {
  const wait = await secondsUntilRead(request.headers);
  if (wait) return new Response(null, { status: 429, headers: { 'Retry-After': String(wait) } });
  const asked = new URL(request.url).searchParams.get('lang') ?? undefined;
  const locale = isLocale(asked) ? asked : routing.defaultLocale;
  const id = documentIdOf((await params).id) ?? '';
  const document = await keptDocument(id);
  const [t, site] = [await getTranslations({ locale, namespace: 'documents' }), (await getTranslations({ locale, namespace: 'layout' }))('siteName')];
  const told = document && describeDocument(document, id, { t, locale });
  const texts = { label: drawable(told?.label ?? t('title')), title: drawable(told?.title ?? ''), byline: drawable(told?.byline ?? ''), site };
  const key = JSON.stringify(texts);
  let picture = drawn().get(key);
  if (!picture) {
    const fonts = await fontsFor(Object.values(texts).flatMap((text) => text ?? []).concat('¶…'));
    // All names: the renderer looks for a character in each in turn.
    const response = new ImageResponse(<div style={{ display: 'flex', width: '100%', height: '100%', fontFamily: fonts.map(({ name }) => name).join(', ') }}><PreviewPicture {...texts} /></div>, { ...PICTURE, fonts });
    picture = Buffer.from(await response.arrayBuffer());
    drawn().set(key, picture);
  }
  return new Response(new Uint8Array(picture), { headers: { 'Content-Type': 'image/png', 'Cache-Control': `public, max-age=${document ? 24 * HOUR : HOUR / 12}` } });
}
