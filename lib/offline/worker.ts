/// <reference lib="webworker" />
import { CacheFirst, NetworkOnly, Serwist, type RouteHandlerCallback, type SerwistPlugin } from 'serwist';
import { copyAddress, localeOf, mayBeKept } from './page-copy';
import { pageStore } from './page-store';

declare const self: ServiceWorkerGlobalScope;
/** Which build of the site this is; written in by bundle-worker.mjs. */
declare const BUILD: string;

/**
 * The service worker: pages always come from the server while there is a connection, and what may be kept of them is kept for when there
 * is none. It never keeps posts, /api/ or anything that is no page; never an answer to a question.
 */
const store = pageStore(BUILD);

/** A page is drawn first; what fails here (no room, no connection) harms nothing. */
const later = (event: ExtendableEvent, work: Promise<unknown>) => event.waitUntil(work.catch(() => undefined));

/**
 * Documents that a browser opens. The browser itself asks for them (navigation preload): what a worker fetches no longer looks like a page
 * that a person opened, and a server that spends calls for persons only would not ask its agent.
 */
const navigate: RouteHandlerCallback = async ({ event, request }) => {
  try {
    const response = ((await (event as FetchEvent).preloadResponse) as Response | undefined) ?? (await fetch(request));
    const copy = response.clone();
    if (!isApi(request.url)) later(event, store.keep(request.url, copy).then(() => store.keepShell(localeOf(request.url))));
    return response;
  } catch {
    return (await store.copyFor(request.url)) ?? (await store.todayInstead(request.url)) ?? (await store.insteadOf(request.url, localeOf(request.url))) ?? Response.error();
  }
};

const isApi = (address: string) => new URL(address).pathname.startsWith('/api/');

/** Without preload, documents are left to the browser as long as it has a connection. */
const mayNavigate = () => 'navigationPreload' in self.registration || !navigator.onLine;

/** Pages that the application fetches as it goes on from one to the next: the document of such a page is fetched once it is there. */
const steps: SerwistPlugin = {
  fetchDidSucceed: async ({ request, response, event }) => {
    if (response.ok) {
      const copy = response.clone();
      later(event, copy.text().then((text) => (mayBeKept(text) ? store.fetchAndKeep(copyAddress(request.url)) : undefined)));
    }
    return response;
  },
};

/** Scripts, styles and fonts have the hash of their content in their names; those of another build are there for its pages. */
const anyBuild: SerwistPlugin = { cachedResponseWillBeUsed: async ({ request, cachedResponse }) => cachedResponse ?? caches.match(request) };

const serwist = new Serwist({
  skipWaiting: true,
  clientsClaim: true,
  navigationPreload: true,
  disableDevLogs: true,
  runtimeCaching: [
    { matcher: ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/_next/static/'), handler: new CacheFirst({ cacheName: store.assets, plugins: [anyBuild] }) },
    { matcher: ({ sameOrigin, request }) => sameOrigin && request.mode === 'navigate' && mayNavigate(), handler: navigate },
    { matcher: ({ sameOrigin, request }) => sameOrigin && request.headers.get('RSC') === '1' && !request.headers.has('Next-Router-Prefetch'), handler: new NetworkOnly({ plugins: [steps] }) },
  ],
});

serwist.addEventListeners();

// What was read in somebody's name is nobody else's: not after signing out, nor before signing in.
self.addEventListener('fetch', (event) => {
  if (event.request.method === 'POST' && new URL(event.request.url).pathname.startsWith('/api/auth/')) later(event, store.forgetOthers('nobody'));
});

self.addEventListener('activate', (event) => later(event, store.tidy()));

/** Keeps a page of this site that a reader asked to have at hand. @returns whether it is there */
async function keepAsked(path: string): Promise<boolean> {
  const address = new URL(path, self.location.origin);
  if (address.origin !== self.location.origin || isApi(address.href)) return false;
  await store.fetchAndKeep(address.href);
  return store.isKept(address.href);
}

// The page on which the worker was started was drawn without it.
self.addEventListener('message', (event) => {
  const [port] = event.ports;
  const wanted = (event.data as { keep?: unknown } | null)?.keep;
  if (port && typeof wanted === 'string') return later(event, keepAsked(wanted).then((kept) => port.postMessage(kept), () => port.postMessage(false)));
  if (event.data !== 'keep-this-page' || !(event.source instanceof WindowClient)) return;
  const { url } = event.source;
  later(event, store.fetchAndKeep(url).then(() => store.keepShell(localeOf(url))));
});
