import { cookies } from 'next/headers';
import { hasLocale } from 'next-intl';
import { getRequestConfig } from 'next-intl/server';
import { readerZone } from './reader-zone';
import { routing } from './routing';

/** Messages for one request, and the reader's zone: for instants only, days are plain dates. The provider carries it to the browser. */
export default getRequestConfig(async ({ requestLocale }) => {
  const requested = await requestLocale;
  const locale = hasLocale(routing.locales, requested) ? requested : routing.defaultLocale;
  const messages = (await import(`./messages/${locale}.json`)) as { default: Record<string, unknown> };
  return { locale, messages: messages.default, timeZone: readerZone((await cookies()).get('tz')?.value) };
});
