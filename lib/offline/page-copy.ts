import { localizedPath, splitPath } from '@/lib/i18n/language-tag';
import type { Locale } from '@/lib/i18n/routing';

/** What a page says of itself, in `<meta name=…>`: that it may be kept (with the instant at which its content was read, or "1"), and whose it is. */
export const COPY_META = 'offline-copy';
export const READER_META = 'offline-reader';
/** Pages of nobody in particular: everybody who uses this browser may have them. */
export const EVERYBODY = 'all';

/** More copies are not kept; those opened longest ago go first. */
export const MOST_COPIES = 60;

/** Headers of a copy, beside those it was sent with. */
export const KEPT_AT = 'x-kept-at';
export const KEPT_READ = 'x-kept-read';
export const KEPT_FOR = 'x-kept-for';
export const KEPT_TITLE = 'x-kept-title';

/** Headers that are no longer true of a copy. */
const NOT_KEPT = ['content-encoding', 'content-length', 'transfer-encoding', 'vary', 'set-cookie', 'date', 'etag', 'link'];

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };
const unescaped = (html: string) => html.replace(/&(amp|lt|gt|quot|#x27|#39);/g, (_all, name: string) => ENTITIES[name] ?? '');

function metaOf(html: string, name: string): string | undefined {
  return new RegExp(`<meta name="${name}" content="([^"]*)"`).exec(html)?.[1];
}

/** Whose page it is; a page that does not say is nobody's. */
export function readerOf(html: string): string | undefined {
  return metaOf(html, READER_META);
}

/** Whether a page says that it may be kept, as a document or as the router of the application fetches it. */
export function mayBeKept(text: string): boolean {
  return metaOf(text, COPY_META) !== undefined || text.includes(`"name":"${COPY_META}"`);
}

/** Where a page is kept: without its fragment and without what the router of the application adds. */
export function copyAddress(address: string): string {
  const url = new URL(address);
  url.hash = '';
  url.searchParams.delete('_rsc');
  return url.href;
}

/** Scripts, styles and fonts that a page names; paths of this site. */
export function assetsOf(html: string): string[] {
  return [...new Set(html.match(/\/_next\/static\/[\w\-./~%[\]()@+]+\.(?:js|css|woff2)/g) ?? [])];
}

/**
 * A page as it is kept: it says of itself when it was read, and whose it is.
 * @param response as it came; only a whole document that was found is kept
 * @param now ISO 8601 instant of its keeping, which is that of its reading where the page says nothing else
 * @returns undefined for errors, for what is no document, and for what does not say that it may be kept
 */
export function copyOf(response: Pick<Response, 'status' | 'redirected' | 'headers'>, html: string, now: string): Response | undefined {
  const { status, redirected, headers } = response;
  if (status !== 200 || redirected || !headers.get('content-type')?.startsWith('text/html') || metaOf(html, COPY_META) === undefined) return undefined;
  const said = metaOf(html, COPY_META) ?? '';
  const read = Number.isNaN(Date.parse(said)) || said.length < 10 ? now : said;
  const kept = new Headers(headers);
  for (const name of NOT_KEPT) kept.delete(name);
  kept.set(KEPT_AT, now);
  kept.set(KEPT_READ, read);
  kept.set(KEPT_FOR, readerOf(html) ?? 'nobody');
  kept.set(KEPT_TITLE, encodeURIComponent(unescaped(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '')));
  return new Response(html.replace('<html', `<html data-kept="${read}"`), { status: 200, headers: kept });
}

/** The page that is shown for what was never opened, in the language of the address. */
export function offlinePath(locale: Locale): string {
  return localizedPath('/offline', locale);
}

/** Pages that read nothing but what the browser keeps; they are there without a connection in the language one reads. */
export function shellPaths(locale: Locale): string[] {
  return [offlinePath(locale), localizedPath('/documents/saved', locale)];
}

/** The parameters of an address that has no other than its calendar, or none at all. */
const NAMES_CALENDAR = /^(?:\?calendar=[^&]*)?$/;

/**
 * The address of a day for that of /calendar, which leads to the reader's own: by the device's clock, in its language and its calendar.
 * Undefined for every other address.
 */
export function dayInsteadOf(address: string, now: Date): string | undefined {
  const { origin, pathname, search } = new URL(address);
  if (!NAMES_CALENDAR.test(search) || splitPath(pathname).path !== '/calendar') return undefined;
  const [month, day] = [now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0'));
  return `${origin}${pathname}/${now.getFullYear()}-${month}-${day}${search}`;
}

/** Whether a kept page is the one that an address means: itself, or, where that names no calendar, the same in one. */
export function isMeant(kept: string, address: string): boolean {
  return kept.startsWith(address) && NAMES_CALENDAR.test(kept.slice(address.length));
}

export const localeOf = (address: string): Locale => splitPath(new URL(address).pathname).locale;
