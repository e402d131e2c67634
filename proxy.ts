import createMiddleware from 'next-intl/middleware';
import { NextResponse, type NextRequest } from 'next/server';
import { decoded } from '@/lib/decoded';
import { agentUrl, env } from '@/lib/env';
import { localizedPath, splitPath } from '@/lib/i18n/language-tag';
import { isLocale, routing, type Locale } from '@/lib/i18n/routing';
import { isPlainDate } from '@/lib/liturgy/plain-date';
import { AGENT_CHOICE_COOKIE } from '@/lib/queries/calls/agent-choice';
import { METHOD_HEADER } from '@/lib/queries/calls/method-header';
import { isMissingThere } from '@/lib/queries/calls/missing-there';
import { isKnownPage, movedPage } from '@/lib/queries/built-in/built-in';
import { carryRenewed } from '@/lib/queries/session/carry-renewed';
import { readChunks } from '@/lib/queries/session/session-cookie';
import { refuseForeign } from '@/lib/refused-form';

const localize = createMiddleware(routing);
const development = process.env.NODE_ENV === 'development';

/** Scripts only with this response's nonce; styles also inline, since a nonce there would block every server-rendered `style=""`. */
function contentSecurityPolicy(nonce: string, ancestors: "'none'" | '*'): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${development ? " 'unsafe-eval'" : ''}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: https:",
    "font-src 'self'",
    `connect-src 'self'${development ? ' ws:' : ''}`,
    // Under 'strict-dynamic' nothing is allowed by its address, a worker neither.
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    `frame-ancestors ${ancestors}`,
  ].join('; ');
}

/** YYYY, YYYY-MM or YYYY-MM-DD of the years that the calendar computes. */
function isCalendarAddress(segment: string): boolean {
  const [, year, rest = ''] = /^(\d{4})((?:-\d{2}){0,2})$/.exec(segment) ?? [];
  if (!year || Number(year) < 1970 || Number(year) > 2100) return false;
  return isPlainDate(`${year}${rest}${'-01'.repeat(2 - rest.length / 3)}`);
}

/** Whether our own agent answers this reader for certain; of what another one has, nothing is known here. */
function isBuiltIn(request: NextRequest): boolean {
  return !agentUrl() || request.cookies.get(AGENT_CHOICE_COOKIE)?.value === 'built-in';
}

/** Whether our own agent answers this reader now; who has not signed in may yet, and then another one does. */
function isBuiltInNow(request: NextRequest): boolean {
  if (isBuiltIn(request)) return true;
  return env().A2A_OAUTH === 'on' && request.cookies.get(AGENT_CHOICE_COOKIE)?.value !== 'remote' && readChunks(request.cookies) === '';
}

/** The router of a page that stands draws what is missing itself (`notFound()`), where the frame around it stays. */
const isFromRouter = (request: NextRequest) => request.headers.get('sec-fetch-dest') === 'empty';

/** What can be known here, before anything is rendered: broken escapes, days that do not exist, ids that our own agent has not, or another has just denied. */
async function isMissing(request: NextRequest, path: string): Promise<boolean> {
  const readable = decoded(path);
  // A control character names nothing, and is lost on the way to a page.
  if (readable === undefined || /\p{Cc}/u.test(readable)) return true;
  const [, date] = /^\/calendar\/([^/]+)\/?$/.exec(readable) ?? [];
  if (date !== undefined) return !isCalendarAddress(date);
  if (isBuiltInNow(request)) return !isKnownPage(path);
  return !isFromRouter(request) && isMissingThere(path);
}

/**
 * The 404 that can be read without scripts: `notFound()` in a page sends an empty document, an address without a route sends
 * app/global-not-found.tsx whole. So a missing thing is sent to such an address; x-request-path still says what was asked.
 */
function missing(request: NextRequest, locale: Locale): NextResponse {
  const headers = new Headers(request.headers);
  headers.set('X-NEXT-INTL-LOCALE', locale);
  return NextResponse.rewrite(new URL(`/${locale}/-/-/-`, request.url), { status: 404, request: { headers } });
}

/** Where a page of our own agent stands now, in the same language and with the same query: for good, but for a reader whom another agent may answer tomorrow. */
function moved(request: NextRequest, locale: Locale, path: string): NextResponse | undefined {
  const address = isBuiltInNow(request) ? movedPage(path) : undefined;
  if (address === undefined) return undefined;
  const target = new URL(localizedPath(address, locale), request.url);
  target.search = request.nextUrl.search;
  return NextResponse.redirect(target, isBuiltIn(request) ? 308 : 307);
}

/** A file of a profile stands beside its page: `/saints/jerome.json`, and the card of a see. Undefined for every other address. */
function profileFile(request: NextRequest, locale: Locale, path: string): NextResponse | undefined {
  const [, page, ending] = /^(\/(?:saints|clergy|popes|dioceses)\/[^/]+)\.(json|vcf)$/.exec(path) ?? [];
  return page ? NextResponse.rewrite(new URL(`/api/profiles/${locale}${page}/${ending}`, request.url)) : undefined;
}

/** Calendar files and the feed stand beside the pages of days. */
function calendarFile(request: NextRequest, locale: Locale, path: string): NextResponse | undefined {
  const [, file] = /^\/calendar\/([^/]+\.ics|feed\.xml)$/.exec(path) ?? [];
  return file ? NextResponse.rewrite(new URL(`/calendar-files/${locale}/${file}${request.nextUrl.search}`, request.url)) : undefined;
}

/** All figures of a see as a table. */
function statisticsFile(request: NextRequest, locale: Locale, path: string): NextResponse | undefined {
  const [, code] = /^\/dioceses\/([^/]+)\/statistics\.csv$/.exec(path) ?? [];
  return code ? NextResponse.redirect(new URL(`/api/trends/all-figures.csv?dioceses=${code}&lang=${locale}`, request.url), 307) : undefined;
}

/** What pages of others may show in a frame: nothing there can be pressed but links that open a page of ours. */
const isEmbedded = (pathname: string) => pathname.startsWith('/embed/');

/** It has no language in its path, so that one address of it can be given away with any. */
function embedded(request: NextRequest): NextResponse {
  const lang = request.nextUrl.searchParams.get('lang') ?? undefined;
  request.headers.set('X-NEXT-INTL-LOCALE', isLocale(lang) ? lang : routing.defaultLocale);
  return NextResponse.next({ request: { headers: request.headers } });
}

/** Language, nonce and policy for every page; the policy on the request too, where Next reads the nonce for its own scripts. A sign-in that was renewed goes along. */
export async function proxy(request: NextRequest): Promise<Response> {
  const { pathname } = request.nextUrl;
  const { locale, path } = splitPath(pathname);
  // Next would answer another site's form or action with a bare 500.
  const refused = request.method === 'POST' ? await refuseForeign(request.headers, locale) : undefined;
  if (refused) return refused;
  const file = profileFile(request, locale, path) ?? calendarFile(request, locale, path) ?? statisticsFile(request, locale, path);
  if (file) return file;
  const nonce = btoa(crypto.randomUUID());
  const policy = contentSecurityPolicy(nonce, isEmbedded(pathname) ? '*' : "'none'");
  request.headers.set('x-nonce', nonce);
  request.headers.set('x-request-path', pathname);
  request.headers.set('x-request-search', request.nextUrl.search);
  request.headers.set(METHOD_HEADER, request.method);
  request.headers.set('content-security-policy', policy);
  const response = isEmbedded(pathname) ? embedded(request) : moved(request, locale, path) ?? ((await isMissing(request, path)) ? missing(request, locale) : localize(request));
  response.headers.set('content-security-policy', policy);
  await carryRenewed(request, response);
  return response;
}

/** All but the routes without a language and named files: an id with a dot is a page like any other. */
export const config = {
  matcher: ['/((?!api/|_next/|licences/|preview/|\\.well-known/|icon\\.svg$|sw\\.js$|favicon\\.ico$|robots\\.txt$|sitemap\\.xml$|sitemaps/).*)'],
};
