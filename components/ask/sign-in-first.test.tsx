import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { routing } from '@/lib/i18n/routing';
import { SignInFirst } from './sign-in-first';

vi.mock('@/lib/i18n/navigation', () => ({ Link: ({ href, children }: { href: string; children: React.ReactNode }) => <a href={href}>{children}</a> }));

describe('a question that could not be taken', () => {
  it.each(routing.locales.flatMap((locale) => (['sign-in', 'expired'] as const).map((reason) => [locale, reason] as const)))('says so beforehand, in %s: %s', async (locale, reason) => {
    const { default: messages } = await import(`@/lib/i18n/messages/${locale}.json`);
    const html = renderToStaticMarkup(
      <NextIntlClientProvider locale={locale} timeZone="UTC" messages={messages}><SignInFirst reason={reason} href="/connect?back=%2Fask%3Fq%3Dx" /></NextIntlClientProvider>,
    );
    expect(html).toContain(messages.outcome[reason].title);
    expect(html).toContain('href="/connect?back=%2Fask%3Fq%3Dx"');
    expect(html).toContain('value="built-in"');
  });
});
