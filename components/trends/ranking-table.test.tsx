import { NextIntlClientProvider } from 'next-intl';
import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import messages from '@/lib/i18n/messages/en.json';
import { readRanking } from '@/lib/trends/ranking';
import { RankingTable } from './ranking-table';

vi.mock('@/lib/i18n/navigation', () => ({ Link: ({ scroll: _, ...props }: ComponentProps<'a'> & { scroll?: boolean }) => <a {...props} /> }));

it('draws the bar of each see beneath its name too, for a phone, and says neither aloud', () => {
  const state = readRanking({}, ['HU']);
  const sees = [['a', 'Esztergom–Budapest', 200], ['b', 'Vác', 50], ['c', 'Eger', 0]] as const;
  const html = renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <RankingTable state={state} label="Catholics: Hungary" sees={sees.map(([id, name, value], index) => ({ id, name, value, place: index + 1, year: 2004 }))} />
    </NextIntlClientProvider>,
  );
  const rows = [...html.matchAll(/<tr><th scope="row">.*?<\/tr>/g)].map(([row]) => row);
  expect(rows).toHaveLength(sees.length);
  for (const [index, [, name, value]] of sees.entries()) {
    const [, , named = '', , , last = ''] = (rows[index] ?? '').split(/<t[dh][ >]/);
    for (const cell of [named, last]) expect(cell).toMatch(new RegExp(`aria-hidden="true"[^>]*><span class="rank-bar" style="width:${value / 2}%"`));
    expect(named).toContain(name);
  }
});
