import { NextResponse } from 'next/server';
import { env } from '@/lib/env';
import { escapeMarkup } from '@/lib/escape-markup';
import { localizedPath, splitPath } from '@/lib/i18n/language-tag';
import type { SignInProblem } from '@/lib/queries/session/sign-in-problem';

/** Nothing of a sign-in is kept by a cache, and the address of the callback, which holds a code, is told to nobody. */
export const PRIVATE = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' };

/** Sends the browser to an address, with GET. */
export function seeOther(address: string | URL): NextResponse {
  return NextResponse.redirect(address, { status: 303, headers: PRIVATE });
}

/** To a page of ours. The host is the configured one, never one that a request names. @param path checked by `ownPath` */
export function toOwnPage(path: string): NextResponse {
  return seeOther(`${env().SITE_URL}${path}`);
}

/**
 * To the page of ours that a sign-in leads to. Not by a redirect: after a form a browser marks every request of the chain as one that takes
 * no cached answer, like a reload, and a reload may spend no call at the agent. This document begins a navigation of its own.
 * @param path checked by `ownPath`
 */
export function arriveAt(path: string): NextResponse {
  const address = escapeMarkup(`${env().SITE_URL}${path}`);
  const html = `<!doctype html><meta charset="utf-8"><title>Magisterium Explorer</title><meta http-equiv="refresh" content="0;url=${address}"><p><a href="${address}">Magisterium Explorer</a>`;
  return new NextResponse(html, { headers: { ...PRIVATE, 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'" } });
}

/** To the page that says what went wrong and what can be done, in the language of the page one came from. */
export function toProblem(problem: SignInProblem, back: string): NextResponse {
  const { locale, path } = splitPath(new URL(back, env().SITE_URL).pathname);
  const query = new URLSearchParams({ problem, ...(path === '/' || path === '/connect' ? {} : { back }) });
  return toOwnPage(`${localizedPath('/connect', locale)}?${query}`);
}
