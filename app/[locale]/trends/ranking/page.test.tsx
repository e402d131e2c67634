import { createTranslator, NextIntlClientProvider } from 'next-intl';
import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import en from '@/lib/i18n/messages/en.json';
import zh from '@/lib/i18n/messages/zh.json';
import RankingPage from './page';

const reader = vi.hoisted(() => ({ locale: 'en' as 'en' | 'zh', messages: {} as object }));
vi.mock('next-intl/server', () => ({ getLocale: async () => reader.locale, getTranslations: async (namespace: never) => createTranslator({ locale: reader.locale, messages: reader.messages as never, namespace }) }));
// Next's own modules load inside its bundler only.
vi.mock('@/lib/i18n/navigation', () => ({ Link: ({ scroll: _, ...props }: ComponentProps<'a'> & { scroll?: boolean }) => <a {...props} />, redirect: () => undefined }));
vi.mock('@/components/layout/computed-here', () => ({ ComputedHere: () => null }));
vi.mock('@/components/trends/ranking-form', () => ({ RankingForm: () => null }));

async function text(locale: 'en' | 'zh', parameters: Record<string, string>): Promise<string> {
  const messages = { en, zh }[locale];
  Object.assign(reader, { locale, messages });
  const page = await RankingPage({ searchParams: Promise.resolve(parameters) });
  return renderToStaticMarkup(<NextIntlClientProvider locale={locale} messages={messages} timeZone="UTC">{page}</NextIntlClientProvider>).replace(/<[^>]+>/g, '');
}

it('joins names and sentences as its language does', async () => {
  const wanted = { country: 'IT', measure: 'total_priests', year: 'abc', within: 'x' };
  const chinese = await text('zh', { ...wanted, year: '1980' });
  expect(chinese).toContain('、');
  expect(chinese).not.toMatch(/, |。 /);
  expect(await text('zh', wanted)).toContain('year、within');
  expect(await text('en', wanted)).toContain('year, within');
});

it('speaks of the first six only where there are more', async () => {
  expect(await text('en', { country: 'FR' })).toContain('Chart of the first six');
  const few = await text('en', { country: 'US', measure: 'percent_catholic', year: '1950', within: '10' });
  expect(few).not.toContain('first six');
  expect(few).toContain('As lines over the years');
});
