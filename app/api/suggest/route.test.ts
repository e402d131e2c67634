import { describe, expect, it, vi } from 'vitest';
import { GET } from './route';
import type { Suggested } from './say-suggestion';

vi.mock('next-intl/server', async () => {
  const { createTranslator } = await import('next-intl');
  return {
    getTranslations: async ({ locale, namespace }: { locale: 'en'; namespace: never }) =>
      createTranslator({ locale, namespace, messages: ((await import(`../../../lib/i18n/messages/${locale}.json`)) as { default: never }).default }),
  };
});

const get = (parameters: Record<string, string>) => GET(new Request(`https://site.example/api/suggest?${new URLSearchParams(parameters)}`));
const names = async (kind: string, q: string, lang = 'en') => ((await (await get({ kind, q, lang })).json()) as { names: Suggested[] }).names;
const ids = async (kind: string, q: string) => (await names(kind, q)).map(({ id }) => id);

describe('names while one types', () => {
  it('are the same with and without accents, however they are written (O-10)', async () => {
    const [first, ...others] = await Promise.all(['Therese of L', 'Thérèse of L', 'Thérèse of L', 'THÉRÈSE OF L'].map((q) => ids('saints', q)));
    expect(first?.[0]).toBe('therese-of-lisieux');
    for (const other of others) expect(other).toEqual(first);
    expect((await names('saints', 'Therese of Lis'))[0]?.name).toContain('Thérèse');
  });

  it.each(['St', 'St.', 'St. ', 'Saint', 'San', 'Sankt'])('never end at a title: %s (O-16)', async (q) => expect((await ids('dioceses', q)).length).toBeGreaterThan(0));

  it('know either writing of a pope’s number, and never swap two (O-17)', async () => {
    for (const q of ['John Paul II', 'John Paul 2', 'pope john paul ii']) expect((await ids('popes', q))[0]).toBe('john-paul-ii');
    expect((await ids('popes', 'Leo 14'))[0]).toBe('leo-xiv');
    expect((await ids('popes', 'Pius IX'))[0]).toBe('pius-ix');
    expect((await ids('popes', 'Pius XI'))[0]).toBe('pius-xi');
  });

  it('take every apostrophe for one (O-49)', async () => {
    const [first, ...others] = await Promise.all(["L'Aquila", 'L’Aquila', 'L Aquila'].map((q) => ids('dioceses', q)));
    expect(first?.length).toBeGreaterThan(0);
    for (const other of others) expect(other).toEqual(first);
  });

  it('are told apart in the page’s language', async () => {
    expect((await names('popes', 'Johannes Paul II', 'de'))[0]).toEqual({ kind: 'popes', id: 'john-paul-ii', name: 'Johannes Paul II.', detail: '1978–2005' });
    const [see] = await names('dioceses', 'Manila', 'hu');
    expect(see).toMatchObject({ id: 'dmaml', detail: 'Fülöp-szigetek' });
    for (const { detail } of await names('saints', 'Catherine', 'fr')) expect(detail).not.toMatch(/died|born/);
  });

  it('have years no more exact than they are known', async () => {
    const details = (await names('saints', 'Jerome', 'en')).filter(({ id }) => id === 'jerome').map(({ detail }) => detail.replaceAll('\u00A0', ' '));
    expect(details).toEqual(['c. 347 – 420']);
  });

  it('come from all four directories in turn, those first whose title was typed', async () => {
    const mixed = await names('directory', 'Francis');
    expect(new Set(mixed.map(({ kind }) => kind)).size).toBeGreaterThan(1);
    expect(mixed.every(({ detail, kind }) => detail.startsWith({ saints: 'Saints', popes: 'Popes', clergy: 'Clergy', dioceses: 'Dioceses' }[kind] ?? '?'))).toBe(true);
    expect((await names('directory', 'Pope Francis'))[0]).toMatchObject({ kind: 'popes', id: 'francis' });
  });

  it('are none for nothing, for signs and for a text, and a wrong kind is refused with the kinds there are', async () => {
    for (const q of ['', '   ', '.', '"', '%', 'x'.repeat(5_000)]) expect(await ids('saints', q)).toEqual([]);
    const refused = await get({ kind: 'constructor', q: 'a' });
    expect([refused.status, (await refused.json() as { kinds: string[] }).kinds]).toEqual([400, expect.arrayContaining(['saints', 'directory'])]);
    expect((await get({ kind: 'saints', q: 'a', lang: '__proto__' })).status).toBe(200);
  });
});
