import { createTranslator, NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import en from '@/lib/i18n/messages/en.json';
import { readRows } from '@/lib/skills/statistics-rows';
import { figuresOf } from '@/lib/trends/lines';
import { readTrends } from '@/lib/trends/trends-address';
import EmbeddedTrends from './page';

const kept = vi.hoisted(() => ({ view: undefined as unknown }));
vi.mock('@/app/preview/trends/read-kept-view', () => ({ readKeptView: async () => kept.view }));
vi.mock('@/lib/env', () => ({ env: () => ({ SITE_URL: 'https://explorer.example' }) }));
vi.mock('next-intl/server', () => ({ getLocale: async () => 'en', getTranslations: async (namespace: 'trends') => createTranslator({ locale: 'en', messages: en, namespace }) }));
// Next's own modules load inside its bundler only.
vi.mock('@/lib/i18n/navigation', () => ({ Link: (props: object) => <a {...props} />, useRouter: () => ({}), usePathname: () => '/' }));
vi.mock('@/components/trends/trend-charts', () => ({ TrendCharts: () => <svg /> }));

it.each([
  ['some of its sees were not read', ['a'], 'Not read: b, c.'],
  ['none was read', [], 'These figures have not been read here yet.'],
  ['all were read', ['a', 'b', 'c'], undefined],
])('a frame says so where %s', async (_name, read, said) => {
  const state = readTrends({ dioceses: 'a,b,c' });
  const sees = read.map((code, place) => ({ code, place, name: `Diocese of ${code}`, label: code, rows: readRows([{ year: 2000, catholics: 1 }, { year: 2001, catholics: 2 }]), agent: 'x', isBuiltIn: true, readAt: '2026-11-30T10:00:00.000Z' }));
  kept.view = { state, locale: 'en', sees, figures: figuresOf(sees, state), unread: ['a', 'b', 'c'].filter((code) => !read.includes(code)) };
  const html = renderToStaticMarkup(<NextIntlClientProvider locale="en" messages={en} timeZone="UTC">{await EmbeddedTrends({ searchParams: Promise.resolve({ dioceses: 'a,b,c' }) })}</NextIntlClientProvider>);
  expect(html).toContain('Open in Magisterium Explorer');
  if (said) expect(html).toContain(said);
  else expect(html).not.toMatch(/[Nn]ot (been )?read/);
});
