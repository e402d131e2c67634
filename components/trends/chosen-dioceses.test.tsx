import { NextIntlClientProvider } from 'next-intl';
import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import messages from '@/lib/i18n/messages/en.json';
import { DEFAULTS } from '@/lib/trends/trends-address';
import { ChosenDioceses } from './chosen-dioceses';

// Next's own modules load inside its bundler only.
vi.mock('@/lib/i18n/navigation', () => ({ Link: ({ scroll: _, ...props }: ComponentProps<'a'> & { scroll?: boolean }) => <a {...props} /> }));

const drawn = (dioceses: (string | null)[], shown: string[]) => renderToStaticMarkup(
  <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
    <ChosenDioceses state={{ ...DEFAULTS, dioceses }} sees={shown.map((code) => ({ code, place: dioceses.indexOf(code), name: `Diocese of ${code}`, label: code, rows: [] }))} />
  </NextIntlClientProvider>,
);

it.each<[string, (string | null)[], string[]]>([
  ['all are shown', ['a', 'b'], ['a', 'b']], ['one is unknown or failed', ['a', 'b', null, 'c'], ['a', 'c']], ['none is shown', ['x', 'y'], []],
])('each see of the address has a way out of it where %s', (_name, dioceses, shown) => {
  const html = drawn(dioceses, shown);
  const codes = dioceses.filter((code) => code !== null);
  for (const code of codes) {
    const left = dioceses.map((other) => (other === code ? '' : (other ?? ''))).join(',').replace(/,+$/, '');
    expect(html).toContain(`href="/trends${left ? `?dioceses=${left}` : ''}" aria-label="Remove ${shown.includes(code) ? `Diocese of ${code}` : code}"`);
  }
  expect(html.match(/class="pick"/g)).toHaveLength(codes.length);
  expect(html.match(/svg class="key/g) ?? []).toHaveLength(shown.length);
  expect(html).toContain(`${codes.length} of 6 chosen`);
});
