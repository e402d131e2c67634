import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import en from '@/lib/i18n/messages/en.json';
import { MissingContents } from './missing-contents';

vi.mock('@/lib/i18n/navigation', () => ({ Link: ({ href, children }: { href: string; children: string }) => <a href={href}>{children}</a> }));
vi.mock('./missing-help', () => ({ MissingHelp: () => null }));

const drawn = (pathname: string) => renderToStaticMarkup(<NextIntlClientProvider locale="en" messages={en} timeZone="UTC"><MissingContents pathname={pathname} /></NextIntlClientProvider>);

describe('the search of a page that is not there', () => {
  it.each([
    ['/calendar/2026-02-30', '/calendar', 'date'],
    ['/saints/nobody', '/directory', 'q'],
    ['/documents/none', '/documents', 'q'],
    ['/nothing', '/directory', 'q'],
  ])('%s is looked for where such things are', (pathname, action, name) => {
    const html = drawn(pathname);
    expect(html.match(/<form/g)).toHaveLength(1);
    expect(html).toContain(`action="${action}"`);
    expect(html).toContain(`name="${name}"`);
  });
});
