import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import messages from '@/lib/i18n/messages/en.json';
import { UnansweredSeries } from './unanswered-series';

// Next's own modules load inside its bundler only.
vi.mock('@/lib/i18n/navigation', () => ({ Link: (props: object) => <a {...props} />, useRouter: () => ({}), usePathname: () => '/' }));
vi.mock('@/components/layout/use-built-in', () => ({ UseBuiltIn: () => null }));

const read = (count: number, reason: { kind: 'failed'; reason: 'service-down' } | { kind: 'refused'; reason: 'unasked' }) => renderToStaticMarkup(
  <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
    <UnansweredSeries loadSeries={async () => []} asked={Array.from({ length: count }, (_, place) => ({ code: `see-${place}`, place, outcome: { ...reason, asked: { skill: 'diocese_statistics_lookup', input: { query: `see-${place}` }, calls: { left: 9, of: 15 } } } }))} />
  </NextIntlClientProvider>,
);
const buttonsOf = (html: string) => [...html.matchAll(/<button[^>]*>(.*?)<\/button>/g)].map(([, words = '']) => words);

it.each([1, 2, 6])('every button that asks names what it costs where %i are not read', (count) => {
  for (const html of [read(count, { kind: 'failed', reason: 'service-down' }), read(count, { kind: 'refused', reason: 'unasked' })]) {
    const buttons = buttonsOf(html);
    expect(buttons.length).toBeGreaterThan(0);
    for (const words of buttons) expect(words).toContain(`(${count} call${count === 1 ? '' : 's'})`);
    // What the first call left is less by now, when there were others.
    expect(html.includes('9 of 15 calls left')).toBe(count === 1);
  }
});

it('nothing is read again that never was read', () => {
  expect(buttonsOf(read(3, { kind: 'refused', reason: 'unasked' }))).toEqual(['Read it now (3 calls)']);
});
