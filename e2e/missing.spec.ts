import { MISSING } from './addresses';
import { expect, faultsOf, test } from './reader';

test.describe('an address that names nothing (O-06, O-31)', () => {
  for (const path of MISSING) {
    test(`${path} answers 404 with a page that can be read without scripts`, async ({ browser, baseURL }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
      const page = await context.newPage();
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
      await context.close();
    });
  }

  test('is the same in another language, and without a fault of access', async ({ page }) => {
    const response = await page.goto('/de/saints/no-such-saint-zzz');
    expect(response?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    expect(await faultsOf(page)).toEqual([]);
  });

  test('leads on: each of its links opens what it names, with scripts too', async ({ page }) => {
    for (const [where, name, heading] of [['main', 'Directory', 'Directory'], ['banner', 'Calendar', /./], ['contentinfo', 'Privacy', 'Privacy']] as const) {
      await page.goto('/saints/no-such-saint-zzz');
      await expect(page.locator('html')).toHaveAttribute('data-appearance', 'device');
      await page.getByRole(where).getByRole('link', { name, exact: true }).first().click();
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page.getByText('No saint is kept under')).toHaveCount(0);
    }
  });

  test('is told from one that names something, cold and by HEAD', async ({ request }) => {
    for (const path of ['/saints/jerome', '/documents/lumen-gentium', '/dioceses/dmaml', '/calendar/2028-02-29', '/popes/peter']) {
      expect((await request.head(path)).status(), path).toBe(200);
    }
    for (const path of MISSING) expect((await request.head(path)).status(), path).toBe(404);
  });

  test('is not what a browser gets that asks for favicon.ico: it is the icon', async ({ request }) => {
    const response = await request.get('/favicon.ico');
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toContain('image/svg+xml');
  });

  test('a repeated or empty parameter is read sensibly and never breaks a page (O-52)', async ({ request }) => {
    for (const path of ['/saints?q=anne&q=mary', '/saints?q[]=anne', '/saints?q=', '/saints?q', '/documents?q=a&q=b', '/trends?dioceses=dworc&dioceses=x', '/directory?q=a&q=b', '/ask?q=a&q=b', '/ask?ticket=zzz', '/calendar/2026-12-25?mass=zzz&mass=day', `/saints?q=${'x'.repeat(3000)}`]) {
      expect((await request.get(path)).status(), path).toBeLessThan(500);
    }
  });
});
