import { LRUCache } from 'lru-cache';
import { ImageResponse } from 'next/og';
import { getTranslations } from 'next-intl/server';
import { drawable, fontsFor } from '@/app/preview/preview-fonts';
import { PICTURE, PreviewPicture } from '@/app/preview/preview-picture';
import { secondsUntilRead } from '@/lib/queries/limits/read-limit';
import { fileName } from '@/lib/trends/file-address';
import { drawFile } from './draw-file';
import { DrawnPicture } from './drawn-picture';
import { readKeptView } from './read-kept-view';

export const runtime = 'nodejs';
export const dynamic = 'force-dynamic';

const shared = globalThis as typeof globalThis & { trendPictures?: LRUCache<string, Buffer> };
/** Drawing one takes some tenths of a second of a processor. */
const drawn = () => (shared.trendPictures ??= new LRUCache<string, Buffer>({ maxSize: 16 * 1024 * 1024, sizeCalculation: (picture) => picture.length }));

const HOUR = 60 * 60;
/** As large as messengers show it, or for a page of print. */
const FRAMES = {
  preview: { ...PICTURE, size: 19, chartHeight: 300, margin: 44 },
  download: { width: 1600, size: 22, chartHeight: 620, margin: 60 },
};

async function draw(node: (fonts: string) => React.ReactElement, texts: string[], frame: { width: number; height: number }): Promise<Buffer> {
  const fonts = await fontsFor(texts.concat('¶…–−'));
  // All names: the renderer looks for a character in each in turn.
  return Buffer.from(await new ImageResponse(node(fonts.map(({ name }) => name).join(', ')), { ...frame, fonts }).arrayBuffer());
}

/**
 * `GET /preview/trends?…&lang=…`: the picture of a view, for where its link is shared, and with `download=1` larger, as a file. Drawn from what is
 * kept: an agent that counts its calls is never asked, nor is another site.
 */
export async function GET(request: Request): Promise<Response> {
  const wait = await secondsUntilRead(request.headers);
  if (wait) return new Response(null, { status: 429, headers: { 'Retry-After': String(wait) } });
  const parameters = new URL(request.url).searchParams;
  const isDownload = parameters.has('download');
  const view = await readKeptView(parameters);
  const { locale } = view;
  const file = await drawFile(view, isDownload ? FRAMES.download : FRAMES.preview);
  if (!file && isDownload) return new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store' } });
  const [t, site] = [await getTranslations({ locale, namespace: 'trends' }), (await getTranslations({ locale, namespace: 'layout' }))('siteName')];
  const key = JSON.stringify([isDownload, locale, file?.drawing]);
  let picture = drawn().get(key);
  if (!picture) {
    const writable = (text: string) => drawable(text) ?? '';
    picture = file
      ? await draw((fontFamily) => <div style={{ display: 'flex', fontFamily }}><DrawnPicture drawing={file.drawing} drawable={drawable} /></div>, file.drawing.texts.map(({ text, tail = '' }) => writable(text) + writable(tail)), file.drawing)
      : await draw((fontFamily) => <div style={{ display: 'flex', width: '100%', height: '100%', fontFamily }}><PreviewPicture title={drawable(t('title'))} byline={drawable(t('lede'))} site={site} /></div>, [t('title'), t('lede'), site].map(writable), PICTURE);
    drawn().set(key, picture);
  }
  return new Response(new Uint8Array(picture), {
    headers: {
      'Content-Type': 'image/png', 'Cache-Control': `public, max-age=${file ? HOUR : HOUR / 12}`,
      ...(isDownload ? { 'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(fileName('picture.png', view.state))}` } : {}),
    },
  });
}
