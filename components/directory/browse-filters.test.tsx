import { NextIntlClientProvider } from 'next-intl';
import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { BROWSE_FILTERS } from '@/lib/browse-address';
import en from '@/lib/i18n/messages/en.json';
import { BrowseFilters } from './browse-filters';
import { DIRECTORIES } from './directory-kind';

vi.mock('@/lib/i18n/navigation', () => ({ Link: (props: ComponentProps<'a'>) => <a {...props} /> }));

describe('the lists by which a directory is narrowed', () => {
  it.each(DIRECTORIES)('of %s show what is applied: the browser keeps no choice that was not sent', (kind) => {
    const choices = Object.fromEntries(BROWSE_FILTERS[kind].map((filter) => [filter, [{ value: '5', count: 2 }, { value: '6', count: 1 }]]));
    const html = renderToStaticMarkup(
      <NextIntlClientProvider locale="en" messages={en} timeZone="UTC"><BrowseFilters kind={kind} browsed={{ filters: {}, page: 1 }} choices={choices} /></NextIntlClientProvider>,
    );
    const forms = html.match(/<form[^>]*>/g) ?? [];
    expect(forms.length).toBe(html.includes('<select') ? 1 : 0);
    for (const form of forms) expect(form).toMatch(/autocomplete="off"/i);
  });
});
