import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import messages from '@/lib/i18n/messages/en.json';
import { DocumentFacts } from './document-facts';

// The router's links need a running Next; here a link is a link.
vi.mock('@/lib/i18n/navigation', () => ({ Link: (props: object) => <a {...props} /> }));

const drawn = (meta: Parameters<typeof DocumentFacts>[0]['meta']) => renderToStaticMarkup(
  <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC"><DocumentFacts meta={meta} lang="en" /></NextIntlClientProvider>,
);

it('leads from each subject and topic to a search for it, and from the address to the text', () => {
  const html = drawn({ subjects: ['People of God'], topics: ['Saints & angels', 'Mary'], source: 'https://www.vatican.va/x.html' });
  expect(html).toContain('href="/documents?q=People%20of%20God"');
  expect(html).toContain('href="/documents?q=Saints%20%26%20angels"');
  expect(html).toContain('href="/documents?q=Mary"');
  expect(html).toContain('href="https://www.vatican.va/x.html"');
});

it('has no row for what is not known', () => {
  expect(drawn({ subjects: [], topics: [], reference: 'CCC 1' }).match(/<tr>/g)).toHaveLength(1);
  expect(drawn({ subjects: [], topics: [] })).toBe('');
});

it.each(['22', '22a', '§ 22', '1324–1325', '22-24', '22, 24', '16:3'])('calls %s a passage, since nothing is cited as a number', (reference) => {
  expect(drawn({ subjects: [], topics: [], reference })).toMatch(/>Passage<.*>[^<]*\d[^<]*</);
  expect(drawn({ subjects: [], topics: [], reference })).not.toContain('Cited as');
});

it.each(['CCC 22', 'Lumen Gentium, 22', 'can. 22', 'John 3 (World English Bible)'])('says that a document is cited as %s', (reference) => {
  expect(drawn({ subjects: [], topics: [], reference })).toContain('Cited as');
});
