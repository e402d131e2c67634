import { configuredSite } from './env';
import { isLocale, routing, type Locale } from './i18n/routing';
import { isOwnOrigin } from './own-origin';

/** The first language of a browser that is one of ours; no page stands behind such an answer that could tell it. */
function spokenBy(received: Headers): Locale {
  const wanted = (received.get('accept-language') ?? '').split(',').map((tag) => tag.trim().toLowerCase().split(/[-;]/)[0]);
  return wanted.find(isLocale) ?? routing.defaultLocale;
}

/**
 * What a browser shows in place of a page where a form was not taken: one sentence with the next step, as plain text.
 * @param why key of the sentence among the messages in `refusedForm`
 * @param locale where the address names a language; else the browser's
 */
export async function refusedForm(received: Headers, why: 'foreign' | 'tooMany', init: { status: number; headers?: Record<string, string> }, locale = spokenBy(received)): Promise<Response> {
  const { default: messages } = (await import(`./i18n/messages/${locale}.json`)) as { default: { refusedForm: Record<typeof why, string> } };
  return new Response(messages.refusedForm[why], { status: init.status, headers: { 'Cache-Control': 'no-store', 'Content-Type': 'text/plain; charset=utf-8', 'Content-Language': locale, ...init.headers } });
}

/** Refuses a form that another site sent (O-27). @returns undefined for one of our own pages */
export async function refuseForeign(received: Headers, locale?: Locale): Promise<Response | undefined> {
  return isOwnOrigin(received, configuredSite()) ? undefined : refusedForm(received, 'foreign', { status: 403 }, locale);
}
