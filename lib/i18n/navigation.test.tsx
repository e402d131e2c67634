import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { Link } from './navigation';
import type { Locale } from './routing';

// Only Next's own bundler resolves what next-intl imports.
vi.mock('next-intl/navigation', () => ({ createNavigation: () => ({}) }));

const drawn = (locale: Locale, href: string) => renderToStaticMarkup(<NextIntlClientProvider locale={locale} messages={null}><Link href={href} className="txt" hrefLang="la">x</Link></NextIntlClientProvider>);

it('a link leads to the page in the reader’s language, and is an anchor like any other', () => {
  expect(drawn('hu', '/saints?q=Anna#top')).toBe('<a class="txt" hrefLang="la" href="/hu/saints?q=Anna#top">x</a>');
  expect(drawn('en', '/saints')).toContain('href="/saints"');
});
