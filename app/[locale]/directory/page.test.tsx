import { expect, it, vi } from 'vitest';

const lookUp = vi.hoisted(() => vi.fn());
vi.mock('../saints/actions', () => ({ lookUpSaint: lookUp }));
vi.mock('../clergy/actions', () => ({ lookUpPerson: lookUp }));
vi.mock('../popes/actions', () => ({ lookUpPope: lookUp }));
vi.mock('../dioceses/actions', () => ({ lookUpDiocese: lookUp }));
vi.mock('@/app/reader-days', () => ({ readerDays: async () => ({ days: [], likely: '2026-12-01' }) }));
vi.mock('@/lib/queries/calls/agent-of-reader', () => ({ currentAgent: async () => ({ kind: 'magisterium', identity: 'x', name: 'Agent' }) }));
vi.mock('next-intl/server', () => ({ getLocale: async () => 'en', getTranslations: async () => (key: string) => key }));
vi.mock('@/lib/i18n/navigation', () => ({ Link: 'a' }));
vi.mock('../calendar/find-day', () => ({ findDays: async () => [] }));

it('all four are asked before the page is drawn, and what it says is left counts them; unasked, none is', async () => {
  lookUp.mockResolvedValue({ kind: 'not-found' });
  const { default: DirectoryPage } = await import('./page');
  const open = (words: Record<string, string>) => DirectoryPage({ searchParams: Promise.resolve(words) });
  await open({});
  await open({ q: 'Jerome' });
  expect(lookUp).not.toHaveBeenCalled();
  await open({ q: 'Jerome', all: '1' });
  expect(lookUp.mock.calls).toEqual(Array.from({ length: 4 }, () => [{ query: 'Jerome' }]));
});
