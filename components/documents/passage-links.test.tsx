import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import messages from '@/lib/i18n/messages/en.json';
import { groupHits } from './group-hits';
import { PassageLinks } from './passage-links';

// The router's links need a running Next; here a link is a link.
vi.mock('@/lib/i18n/navigation', () => ({ Link: (props: object) => <a {...props} /> }));

it('a passage whose title is not that of the document it was found in says its own', () => {
  const at = (ref: string) => `https://www.magisterium.com/docs/a/ref/${ref}`;
  const [group] = groupHits([{ id: '1', url: at('1'), title: 'A volume', locator: '1' }, { id: '2', url: at('2'), title: 'A letter in it', locator: '2' }, { id: '3', url: at('3'), title: 'A volume', locator: '3' }]);
  const html = renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC"><PassageLinks passages={group?.passages ?? []} title={group?.first.title} query="" sourceOf={() => undefined} /></NextIntlClientProvider>,
  );
  expect([...html.matchAll(/<a [^>]*>([^<]*)</g)].map(([, words]) => words)).toEqual(['passage 1', 'A letter in it, passage 2', 'passage 3']);
});
