import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MOST_COPIES } from './page-copy';
import { pageStore } from './page-store';

const SITE = 'https://site.example';

/** The browser's caches as far as they are used here: in the order in which things were put. */
class FakeCache {
  readonly kept = new Map<string, Response>();
  private readonly key = (request: string | Request) => new URL(typeof request === 'string' ? request : request.url, SITE).href;
  match = async (request: string | Request) => this.kept.get(this.key(request))?.clone();
  put = async (request: string | Request, response: Response) => void this.kept.set(this.key(request), response);
  delete = async (request: string | Request) => this.kept.delete(this.key(request));
  keys = async () => [...this.kept.keys()].map((url) => new Request(url));
}

function fakeCaches() {
  const all = new Map<string, FakeCache>();
  return {
    open: async (name: string) => all.get(name) ?? all.set(name, new FakeCache()).get(name)!,
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
    match: async (request: string) => {
      for (const cache of all.values()) if (await cache.match(request)) return cache.match(request);
      return undefined;
    },
  };
}

const page = (reader: string, may = true) =>
  new Response(`<html><head><title>t</title><meta name="offline-reader" content="${reader}"/>${may ? '<meta name="offline-copy" content="1"/>' : ''}<script src="/_next/static/a.js"></script></head></html>`, { headers: { 'content-type': 'text/html' } });

const fetched: { url: string; headers: Headers }[] = [];
let answer: (url: string) => Response;

beforeEach(() => {
  fetched.length = 0;
  answer = () => new Response('script');
  vi.stubGlobal('caches', fakeCaches());
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    fetched.push({ url: input, headers: new Headers(init?.headers) });
    return answer(input);
  });
});
afterEach(() => vi.unstubAllGlobals());

const has = async (store: ReturnType<typeof pageStore>, path: string) => (await store.copyFor(SITE + path)) !== undefined;

describe('copies of pages', () => {
  it('are found again, also by the address without parameters', async () => {
    const store = pageStore('b1');
    await store.keep(`${SITE}/documents/a`, page('all'));
    expect(await has(store, '/documents/a')).toBe(true);
    expect(await has(store, '/documents/a?quote=x#p1')).toBe(true);
    expect(await has(store, '/documents/b')).toBe(false);
    expect(fetched.map(({ url }) => url)).toEqual(['/_next/static/a.js']);
  });

  it('never stand for a day in the calendar of a country, if they are of the general one', async () => {
    const store = pageStore('b1');
    await store.keep(`${SITE}/calendar/2026-03-17`, page('all'));
    expect(await has(store, '/calendar/2026-03-17?calendar=general')).toBe(true);
    expect(await has(store, '/calendar/2026-03-17?mass=vigil')).toBe(true);
    for (const calendar of ['ireland', 'italy.ascension', 'general.epiphany']) expect(await has(store, `/calendar/2026-03-17?mass=day&calendar=${calendar}`)).toBe(false);
    await store.keep(`${SITE}/calendar/2026-03-17?calendar=ireland`, page('all'));
    expect(await has(store, '/calendar/2026-03-17?calendar=ireland')).toBe(true);
  });

  it('are not made of pages that do not say so, nor of errors; what is gone is deleted', async () => {
    const store = pageStore('b1');
    await store.keep(`${SITE}/ask?ticket=1`, page('all', false));
    await store.keep(`${SITE}/documents/a`, new Response(await page('all').text(), { status: 500, headers: { 'content-type': 'text/html' } }));
    expect([await has(store, '/ask'), await has(store, '/documents/a')]).toEqual([false, false]);
    await store.keep(`${SITE}/documents/a`, page('all'));
    await store.keep(`${SITE}/documents/a`, new Response('', { status: 404 }));
    expect(await has(store, '/documents/a')).toBe(false);
  });

  it('of one reader are not another one’s', async () => {
    const store = pageStore('b1');
    await store.keep(`${SITE}/documents/of-all`, page('all'));
    await store.keep(`${SITE}/documents/of-anna`, page('anna'));
    expect([await has(store, '/documents/of-all'), await has(store, '/documents/of-anna')]).toEqual([true, true]);
    // Any page tells who reads now, one that is not kept too.
    await store.keep(`${SITE}/connect`, page('bela', false));
    expect([await has(store, '/documents/of-all'), await has(store, '/documents/of-anna')]).toEqual([true, false]);
    await store.keep(`${SITE}/documents/of-bela`, page('bela'));
    await store.forgetOthers('nobody');
    expect([await has(store, '/documents/of-all'), await has(store, '/documents/of-bela')]).toEqual([true, false]);
  });

  it('are so many and no more, and the one opened longest ago goes first', async () => {
    const store = pageStore('b1');
    for (let index = 0; index < MOST_COPIES; index += 1) await store.keep(`${SITE}/documents/${index}`, page('all'));
    await store.keep(`${SITE}/documents/0`, page('all'));
    await store.keep(`${SITE}/documents/new`, page('all'));
    expect([await has(store, '/documents/0'), await has(store, '/documents/1'), await has(store, '/documents/2'), await has(store, '/documents/new')]).toEqual([true, false, true, true]);
  });

  it('outlive one new build of the site, not two', async () => {
    await pageStore('b1').keep(`${SITE}/documents/a`, page('all'));
    const second = pageStore('b2');
    await second.tidy();
    expect(await has(second, '/documents/a')).toBe(true);
    await second.keep(`${SITE}/documents/b`, page('all'));
    const third = pageStore('b3');
    await third.tidy();
    expect([await has(third, '/documents/a'), await has(third, '/documents/b')]).toEqual([false, true]);
  });
});

describe('without a connection', () => {
  it('a page that was never opened leads to what can be read, in its language', async () => {
    const store = pageStore('b1');
    expect(await store.insteadOf(`${SITE}/de/documents/a?q=b`, 'de')).toBeUndefined();
    answer = () => page('all', false);
    await store.keepShell('de');
    expect(fetched.filter(({ url }) => !url.startsWith('/_next/')).map(({ url, headers }) => [url, headers.get('purpose')])).toEqual([['/de/offline', 'prefetch'], ['/de/documents/saved', 'prefetch']]);
    const instead = await store.insteadOf(`${SITE}/de/documents/a?q=b`, 'de');
    expect([instead?.status, instead?.headers.get('location')]).toEqual([302, `${SITE}/de/offline?page=${encodeURIComponent('/de/documents/a?q=b')}`]);
    expect(await has(store, '/de/offline?page=x')).toBe(true);
    // A language whose page was never kept gets that of another.
    expect((await store.insteadOf(`${SITE}/fr/documents/a`, 'fr'))?.headers.get('location')).toBe(`${SITE}/de/offline?page=${encodeURIComponent('/fr/documents/a')}`);
    // No circle where even that page is not to be had.
    expect(await store.insteadOf(`${SITE}/de/offline?page=x`, 'de')).toBeUndefined();
  });
});

describe('the calendar without a connection', () => {
  const at = (path: string) => pageStore('one').todayInstead(SITE + path).then((found) => found?.headers.get('location'));

  it('leads to the day of the device where that is kept, in its language, and nowhere else', async () => {
    vi.useFakeTimers({ now: new Date(2026, 11, 5, 23, 59), toFake: ['Date'] });
    answer = () => page('all');
    expect(await at('/calendar')).toBeUndefined();
    for (const path of ['/calendar/2026-12-05', '/de/calendar/2026-12-05', '/calendar/2026-12-06']) await pageStore('one').fetchAndKeep(SITE + path);
    expect(await at('/calendar')).toBe(`${SITE}/calendar/2026-12-05`);
    expect(await at('/de/calendar')).toBe(`${SITE}/de/calendar/2026-12-05`);
    for (const other of ['/fr/calendar', '/calendar?date=tomorrow', '/calendar/2026-12', '/saints']) expect(await at(other)).toBeUndefined();
    vi.useRealTimers();
  });

  it('is that of the address, else the one in which the day was last kept', async () => {
    vi.useFakeTimers({ now: new Date(2026, 11, 5, 12), toFake: ['Date'] });
    answer = () => page('all');
    const keep = (path: string) => pageStore('one').fetchAndKeep(SITE + path);
    for (const path of ['/calendar/2026-12-05?calendar=germany', '/calendar/2026-12-05?of=nicholas_of_myra_bishop', '/calendar/2026-12-05?calendar=malta&view=alone', '/calendar/2026-12-06?calendar=malta']) await keep(path);
    expect(await at('/calendar')).toBe(`${SITE}/calendar/2026-12-05?calendar=germany`);
    expect(await at('/calendar?calendar=germany')).toBe(`${SITE}/calendar/2026-12-05?calendar=germany`);
    expect(await at('/calendar?calendar=malta')).toBeUndefined();
    await keep('/calendar/2026-12-05');
    expect(await at('/calendar')).toBe(`${SITE}/calendar/2026-12-05`);
    expect(await at('/calendar?calendar=malta')).toBeUndefined();
    vi.useRealTimers();
  });
});
