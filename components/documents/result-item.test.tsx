import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import en from '@/lib/i18n/messages/en.json';
import zh from '@/lib/i18n/messages/zh.json';
import type { DocumentHit } from './document-hit';
import { ResultItem } from './result-item';

// The router's links need a running Next; here a link is a link.
vi.mock('@/lib/i18n/navigation', () => ({ Link: (props: object) => <a {...props} /> }));

const drawn = (first: DocumentHit, locale: 'en' | 'zh' = 'en') => renderToStaticMarkup(
  <NextIntlClientProvider locale={locale} messages={{ en, zh }[locale]} timeZone="UTC">
    <ul><ResultItem group={{ first, passages: [first] }} query="" hasYears={false} isOwn={() => false} canAsk /></ul>
  </NextIntlClientProvider>,
);

it('a question is offered about what has a title: one about what has none would name nothing', () => {
  expect(drawn({ id: '1', title: 'Lumen Gentium' })).toContain('/ask?q=What%20does%20Lumen%20Gentium%20say');
  expect(drawn({ id: '2' })).not.toContain('/ask');
  expect(drawn({ id: '3', locator: '22' })).not.toContain('/ask');
});

it('who says so stands in the brackets of the language', () => {
  const hit: DocumentHit = { id: '1', title: 'Lumen Gentium', fromCatalogue: { author: 'Second Vatican Council', date: '1964', year: '1964' } };
  const words = (html: string) => html.replace(/<[^>]*>/g, '');
  expect(words(drawn(hit))).toContain('1964 (from this site’s catalogue)');
  expect(words(drawn(hit, 'zh'))).toContain('1964（据本站目录）');
});
