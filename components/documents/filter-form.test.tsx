import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import messages from '@/lib/i18n/messages/en.json';
import { FilterForm } from './filter-form';
import { NO_FILTERS } from './result-filters';

// The router's links need a running Next; here a link is a link.
vi.mock('@/lib/i18n/navigation', () => ({ Link: (props: object) => <a {...props} /> }));

it('no field of the filters is filled by the browser with what it held before', () => {
  const html = renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <FilterForm action="/documents" query="x" filters={NO_FILTERS} choices={{ kinds: [{ value: 'decree', count: 1 }, { value: 'letter', count: 2 }], authors: [], years: { from: 1, to: 2 } }} nameOf={(kind) => kind} />
    </NextIntlClientProvider>,
  );
  // What a form says holds for its fields, unless one of them says otherwise.
  expect(html).toMatch(/^<form\b[^>]* autoComplete="off"/);
  expect(html.match(/autoComplete="[^"]*"/g)).toEqual(['autoComplete="off"']);
});
