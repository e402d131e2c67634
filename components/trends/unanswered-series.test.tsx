import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import messages from '@/lib/i18n/messages/en.json';
import { UnansweredSeries } from './unanswered-series';

// Next's own modules load inside its bundler only.
vi.mock('@/lib/i18n/navigation', () => ({ Link: (props: object) => <a {...props} />, useRouter: () => ({}), usePathname: () => '/' }));
vi.mock('@/components/layout/use-built-in', () => ({ UseBuiltIn: () => null }));

it.each([1, 2, 6])('every button that asks again names what it costs where %i failed', (count) => {
  const asked = Array.from({ length: count }, (_, place) => {
    const code = `see-${place}`;
    return { code, place, outcome: { kind: 'failed' as const, reason: 'service-down' as const, asked: { skill: 'diocese_statistics_lookup' as const, input: { query: code }, calls: { left: 9, of: 15 } } } };
  });
  const html = renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <UnansweredSeries asked={asked} loadSeries={async () => []} />
    </NextIntlClientProvider>,
  );
  const buttons = [...html.matchAll(/<button[^>]*>(.*?)<\/button>/g)].map(([, words = '']) => words);
  expect(buttons.length).toBeGreaterThan(0);
  for (const words of buttons) expect(words).toContain(`(${count} call${count === 1 ? '' : 's'})`);
  // What the first call left is less by now, when there were others.
  expect(html.includes('9 of 15 calls left')).toBe(count === 1);
});
