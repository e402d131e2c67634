import { NextIntlClientProvider } from 'next-intl';
import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import messages from '@/lib/i18n/messages/en.json';
import { DEFAULTS } from '@/lib/trends/trends-address';
import { SoughtDiocese } from './sought-diocese';

// Next's own modules load inside its bundler only.
vi.mock('@/lib/i18n/navigation', () => ({ Link: (props: ComponentProps<'a'>) => <a {...props} />, useRouter: () => ({}), usePathname: () => '/' }));
vi.mock('@/components/layout/outcome-notice', () => ({ OutcomeNotice: () => null }));

const drawn = (sought: ComponentProps<typeof SoughtDiocese>['sought']) => renderToStaticMarkup(
  <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
    <SoughtDiocese state={{ ...DEFAULTS, dioceses: ['a'] }} query="San" sought={sought} near={[{ code: 'sf', name: 'San Francisco', country: 'United States' }]} />
  </NextIntlClientProvider>,
);
const provenance = { agent: { kind: 'built-in' as const, name: 'x' }, readAt: '2026-11-30T10:00:00.000Z', elapsedMs: 1, cache: 'none' as const };
const found = (rows: never[]) => ({ kind: 'found' as const, value: { sourceCode: 'sandie_us', dioceseName: 'Diocese of San Diego', rows }, provenance, files: [] });

it.each([
  ['several that match', undefined, 'Several dioceses with yearly figures match “San”. Which is meant?'],
  ['a see without figures', found([]), 'The agent knows no yearly figures of Diocese of San Diego.'],
  ['no see', { kind: 'not-found' as const, provenance }, 'No diocese “San” with yearly figures was found.'],
])('words that mean %s add nothing, and say so with a way on', (_name, sought, title) => {
  const html = drawn(sought as Parameters<typeof drawn>[0]);
  expect(html).toContain(title);
  expect(html).toContain('href="/trends?dioceses=a,sf"');
});
