import { routing, type Locale } from '@/lib/i18n/routing';
import { assetsOf, copyAddress, copyOf, dayInsteadOf, EVERYBODY, isMeant, KEPT_FOR, MOST_COPIES, offlinePath, readerOf, shellPaths } from './page-copy';

/** What begins the names of our caches; the build that made one ends it. */
const ROOMS = ['pages', 'assets', 'shell'] as const;
type Room = (typeof ROOMS)[number];

/** Copies of this build and of the one before it: a page needs the scripts of its own build. */
const MOST_BUILDS = 2;

const roomOf = (name: string) => ROOMS.find((room) => name.startsWith(`${room}-`));

async function roomsNamed(room: Room): Promise<Cache[]> {
  // In the order they were made; the newest is looked into first.
  const names = (await caches.keys()).filter((name) => roomOf(name) === room).reverse();
  return Promise.all(names.map((name) => caches.open(name)));
}

/**
 * Copies of pages in the browser's own cache, with the scripts and styles they need.
 * @param build which one; the caches of another are left alone until they are too many
 */
export function pageStore(build: string) {
  const open = (room: Room) => caches.open(`${room}-${build}`);

  async function keepAssets(html: string): Promise<void> {
    const assets = await open('assets');
    await Promise.all(assetsOf(html).map(async (path) => {
      if (await caches.match(path)) return;
      const response = await fetch(path).catch(() => undefined);
      if (response?.ok) await assets.put(path, response);
    }));
  }

  /** Deletes copies that are a reader's, but not this one's. */
  async function forgetOthers(reader: string): Promise<void> {
    for (const pages of await roomsNamed('pages')) {
      for (const request of await pages.keys()) {
        const owner = (await pages.match(request))?.headers.get(KEPT_FOR);
        if (owner !== EVERYBODY && owner !== reader) await pages.delete(request);
      }
    }
  }

  /** Keeps a page that says it may be kept. A page that is gone is kept no longer. */
  async function keep(address: string, response: Response): Promise<void> {
    const key = copyAddress(address);
    const pages = await open('pages');
    if (response.status === 404 || response.status === 410) return void (await pages.delete(key));
    // A file that is opened may be large, and says nothing of a reader.
    if (!response.headers.get('content-type')?.startsWith('text/html')) return;
    const html = await response.text();
    const reader = readerOf(html);
    if (reader !== undefined) await forgetOthers(reader);
    const copy = copyOf(response, html, new Date().toISOString());
    if (!copy) return;
    await keepAssets(html);
    // Put anew it stands last.
    await pages.delete(key);
    await pages.put(key, copy);
    const all = await pages.keys();
    await Promise.all(all.slice(0, Math.max(0, all.length - MOST_COPIES)).map((request) => pages.delete(request)));
  }

  /** Fetches a page in order to keep it; the server is told that nobody asks, so that it costs no call. */
  async function fetchAndKeep(address: string): Promise<void> {
    await keep(address, await fetch(copyAddress(address), { headers: { Purpose: 'prefetch', Accept: 'text/html' }, credentials: 'same-origin' }));
  }

  /** Has the pages at hand that are shown without a connection, in one language. */
  async function keepShell(locale: Locale): Promise<void> {
    const shell = await open('shell');
    for (const path of shellPaths(locale)) {
      if (await shell.match(path)) continue;
      const response = await fetch(path, { headers: { Purpose: 'prefetch' } });
      if (response.status !== 200 || response.redirected) continue;
      await keepAssets(await response.clone().text());
      const headers = new Headers(response.headers);
      headers.delete('vary');
      await shell.put(path, new Response(await response.blob(), { headers }));
    }
  }

  /**
   * What is kept of a page: itself, else the same without its parameters, but not where they name a country's calendar: without it another day is celebrated.
   * @returns undefined where nothing is
   */
  async function copyFor(address: string): Promise<Response | undefined> {
    const key = copyAddress(address);
    const calendar = new URL(address).searchParams.get('calendar') ?? 'general';
    const bare = calendar === 'general' ? key.split('?')[0] : undefined;
    for (const room of ['shell', 'pages'] as const) {
      for (const cache of await roomsNamed(room)) {
        const found = (await cache.match(key)) ?? (await cache.match(bare ?? key));
        if (found) return found;
      }
    }
    return undefined;
  }

  /** Whether this very address is kept, as this build draws it. */
  async function isKept(address: string): Promise<boolean> {
    return (await (await open('pages')).match(copyAddress(address))) !== undefined;
  }

  /** Leads from /calendar to the day that it is on this device, where that is kept; of several calendars to the one it was last kept in. */
  async function todayInstead(address: string): Promise<Response | undefined> {
    const day = dayInsteadOf(address, new Date());
    if (day === undefined) return undefined;
    for (const pages of await roomsNamed('pages')) {
      const kept = (await pages.keys()).findLast(({ url }) => isMeant(url, day));
      if (kept) return Response.redirect(kept.url, 302);
    }
    return undefined;
  }

  /** Leads to the page that says what can be read; undefined where it is not at hand. */
  async function insteadOf(address: string, locale: Locale): Promise<Response | undefined> {
    const { origin, pathname, search } = new URL(address);
    // Better in another language than not at all.
    for (const path of [locale, ...routing.locales].map(offlinePath)) {
      if (pathname !== path && (await caches.match(path))) return Response.redirect(`${origin}${path}?page=${encodeURIComponent(pathname + search)}`, 302);
    }
    return undefined;
  }

  /** Deletes what older builds kept. */
  async function tidy(): Promise<void> {
    const names = (await caches.keys()).filter(roomOf);
    const others = [...new Set(names.map((name) => name.slice(name.indexOf('-') + 1)))].filter((other) => other !== build);
    const dropped = others.slice(0, Math.max(0, others.length - (MOST_BUILDS - 1)));
    await Promise.all(names.filter((name) => dropped.some((other) => name.endsWith(`-${other}`))).map((name) => caches.delete(name)));
  }

  return { keep, fetchAndKeep, isKept, keepShell, forgetOthers, copyFor, todayInstead, insteadOf, tidy, assets: `assets-${build}` };
}
