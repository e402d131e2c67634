import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';

/** Ids of records that were joined with another of the same person, as they may stand in bookmarks. */
const OLD_IDS = JSON.parse(readFileSync('lib/agent/data/old-saint-ids.json', 'utf8')) as Record<string, string>;
const SAMPLE = Object.entries(OLD_IDS).filter((_, index) => index % 40 === 0);

/** Path and query of an address, whichever way its spaces are escaped. */
function read(address: string): [string, string[][]] {
  const { pathname, searchParams } = new URL(address);
  return [pathname, [...searchParams]];
}

test.describe('the old address of a saint', () => {
  test('leads for good to the one that is kept, which is a page', async ({ request }) => {
    expect(SAMPLE.length).toBeGreaterThan(5);
    for (const [old, kept] of SAMPLE) {
      const moved = await request.get(`/saints/${old}`, { maxRedirects: 0 });
      expect([moved.status(), moved.headers().location], old).toEqual([308, expect.stringMatching(new RegExp(`/saints/${kept}$`))]);
      expect((await request.get(`/saints/${old}`)).status(), kept).toBe(200);
    }
  });

  test('keeps language and query, by GET and HEAD, with a slash at its end', async ({ request, baseURL }) => {
    const [[old, kept] = ['', '']] = SAMPLE;
    for (const [from, to] of [
      [`/de/saints/${old}`, `/de/saints/${kept}`],
      [`/zh/saints/${old}?format=json&q=a%20b`, `/zh/saints/${kept}?format=json&q=a%20b`],
      [`/saints/${old}?q=%C5%82&q=2`, `/saints/${kept}?q=%C5%82&q=2`],
      [`/mt/saints/${old}/`, `/mt/saints/${kept}`],
    ] as const) {
      for (const method of ['GET', 'HEAD']) {
        const first = await request.fetch(from, { method, maxRedirects: 0 });
        expect(first.status(), from).toBe(308);
        // Next itself takes a slash off first, and may write a space of the query as plus; the chain ends at the kept address.
        const last = await request.fetch(from, { method });
        expect([last.status(), ...read(last.url())], from).toEqual([200, ...read(`${baseURL}${to}`)]);
      }
    }
  });

  test('is followed by a browser to the person, in the language asked for', async ({ page }) => {
    await page.goto('/fr/saints/jean-marie-vianney?from=bookmark');
    await expect(page).toHaveURL(/\/fr\/saints\/john-vianney\?from=bookmark$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Vianney');
  });

  test('is nothing special in another section, nor under a name that never was', async ({ request }) => {
    for (const path of ['/popes/jean-marie-vianney', '/saints/jean-marie-vianney-zzz', '/saints/__proto__', '/saints/constructor']) {
      expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(404);
    }
  });
});
