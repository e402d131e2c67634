import 'server-only';
import { cookies, headers } from 'next/headers';
import type { Asked } from '@/lib/skills/outcome';
import { triedBefore, TRIED_COOKIE, type Tried } from '@/lib/tried';
import { METHOD_HEADER } from './method-header';

/** A script's action names itself in a header; a form without scripts has a form's content type, which no page view ever is. */
export function isPost(received: Headers): boolean {
  return received.has('next-action') || /^(?:multipart\/form-data|application\/x-www-form-urlencoded)/.test(received.get('content-type') ?? '');
}

/** The browser says in so many words that nobody is looking yet. */
export function isPrefetch(received: Headers): boolean {
  return /prefetch|prerender/i.test(`${received.get('sec-purpose') ?? ''} ${received.get('purpose') ?? ''} ${received.get('x-moz') ?? ''}`);
}

/** Crawlers that draw pages as a browser does, by the names they give themselves. Cubot makes telephones. */
function isCrawler(received: Headers): boolean {
  return /(?<!\bcu)bot\b|crawl|spider|slurp|facebookexternalhit|preview|lighthouse|headless ?fetch|archiver/i.test(received.get('user-agent') ?? '');
}

/** Asked for its headers, or for what may be sent to it: nobody reads what a page says. */
function isUnread(received: Headers): boolean {
  return !['GET', 'POST'].includes(received.get(METHOD_HEADER) ?? 'GET');
}

/** A reload names no age that it would accept; a link, an address that was typed and a bookmark say nothing of it. */
function isReload(received: Headers): boolean {
  return /max-age=0|no-cache/i.test(received.get('cache-control') ?? '');
}

/**
 * Whether a person asked for what this request would read, so that a call to a metered agent may be spent on it. Yes: an address opened in a
 * browser (`Sec-Fetch-Mode: navigate`), a link of ours followed inside the application (a same-origin fetch of a page; our links never
 * prefetch), a form or an action. No: crawlers and link unfurlers (they send no Sec-Fetch), prefetches, frames and images, reloads, HEAD.
 */
export function isPersonAsking(received: Headers): boolean {
  if (isUnread(received) || isPrefetch(received) || isCrawler(received)) return false;
  if (isPost(received)) return true;
  const mode = received.get('sec-fetch-mode');
  if (mode === 'navigate') return received.get('sec-fetch-dest') === 'document' && !isReload(received);
  return mode === 'cors' && received.get('sec-fetch-site') === 'same-origin';
}

/** Whether the request that is being answered now draws a page: a page can say that it waits, a form or an action gives its answer once. */
export async function isPageView(): Promise<boolean> {
  return !isPost(await headers());
}

/** The same for the request that is being answered now. */
export async function personAsks(): Promise<boolean> {
  return isPersonAsking(await headers());
}

/**
 * What came of this page when it was asked for in vain a short while ago, where it is come back to or loaded again now, as its cookie says: no
 * header tells a browser's "back" from an address that was typed. A link that is followed inside the application, a form and an action ask again.
 */
export async function triedHere(asked: Asked): Promise<Tried | undefined> {
  const received = await headers();
  const isOpened = received.get('sec-fetch-mode') === 'navigate' && !isPost(received);
  return isOpened ? triedBefore((await cookies()).get(TRIED_COOKIE)?.value, asked) : undefined;
}
