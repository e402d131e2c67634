import { LRUCache } from 'lru-cache';
import { ImageResponse } from 'next/og';
import { drawable, fontsFor } from './preview-fonts';
import { PICTURE, PreviewPicture, type PreviewTexts } from './preview-picture';

const shared = globalThis as typeof globalThis & { previewPictures?: LRUCache<string, Buffer> };
/** Drawing one takes a tenth of a second of a processor. */
const drawn = () => (shared.previewPictures ??= new LRUCache<string, Buffer>({ maxSize: 16 * 1024 * 1024, sizeCalculation: (picture) => picture.length }));

const HOUR = 60 * 60;

/**
 * The picture that is shown where a link to a page is shared, as the response of a route. No other site is asked: what cannot be written with our
 * fonts is left out.
 * @param isWhole false where what the page is about was not at hand: then it is looked at again soon
 */
export async function pictureResponse({ label, title, byline, site }: PreviewTexts, isWhole: boolean): Promise<Response> {
  const texts = { label: drawable(label ?? ''), title: drawable(title ?? ''), byline: drawable(byline ?? ''), site };
  const key = JSON.stringify(texts);
  let picture = drawn().get(key);
  if (!picture) {
    const fonts = await fontsFor(Object.values(texts).flatMap((text) => text ?? []).concat('¶…'));
    // All names: the renderer looks for a character in each in turn.
    const response = new ImageResponse(<div style={{ display: 'flex', width: '100%', height: '100%', fontFamily: fonts.map(({ name }) => name).join(', ') }}><PreviewPicture {...texts} /></div>, { ...PICTURE, fonts });
    picture = Buffer.from(await response.arrayBuffer());
    drawn().set(key, picture);
  }
  return new Response(new Uint8Array(picture), { headers: { 'Content-Type': 'image/png', 'Cache-Control': `public, max-age=${isWhole ? 24 * HOUR : HOUR / 12}` } });
}
