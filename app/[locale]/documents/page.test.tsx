import { expect, it, vi } from 'vitest';

const findDocuments = vi.hoisted(() => vi.fn());
vi.mock('./actions', () => ({ findDocuments }));
vi.mock('@/lib/queries/calls/agent-of-reader', () => ({ currentAgent: async () => ({ kind: 'magisterium', identity: 'x' }) }));
vi.mock('next-intl/server', () => ({ getLocale: async () => 'en', getTranslations: async () => (key: string) => key }));
vi.mock('@/lib/i18n/navigation', () => ({ Link: 'a' }));

it('a search is made before its page is drawn, and what the page says is left counts it', async () => {
  findDocuments.mockResolvedValue({ kind: 'failed', reason: 'agent-error' });
  const { default: DocumentsPage } = await import('./page');
  const open = (words: Record<string, string>) => DocumentsPage({ params: Promise.resolve({ locale: 'en' }), searchParams: Promise.resolve(words) });
  await open({});
  expect(findDocuments).not.toHaveBeenCalled();
  await open({ q: 'mercy' });
  expect(findDocuments).toHaveBeenCalledExactlyOnceWith({ query: 'mercy' });
});
