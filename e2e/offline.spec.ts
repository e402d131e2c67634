import { test as base, expect, type Page } from '@playwright/test';

/** A browser with the service worker. Its console names every request that fails without a connection, so silence is not asked of it. */
const test = base.extend({});
test.use({ serviceWorkers: 'allow' });

const keptPages = (page: Page) => page.evaluate(async () => {
  const names = (await caches.keys()).filter((name) => name.startsWith('pages-') || name.startsWith('shell-'));
  const kept = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)));
  return kept.flat();
});

/** Opens a page and waits until the browser has kept it. */
async function openAndKeep(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect.poll(() => keptPages(page), { timeout: 20_000 }).toContain(path);
}

test('a document that was opened opens without a connection, marked with when it was read; what was not opened leads to what can be read', async ({ page, context }) => {
  await openAndKeep(page, '/documents/john-3');
  // From one page to the next inside the application.
  await page.getByRole('navigation', { name: 'Neighbouring chapters' }).getByRole('link', { name: /After/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'John 4' })).toBeVisible();
  await expect.poll(() => keptPages(page), { timeout: 20_000 }).toEqual(expect.arrayContaining(['/documents/john-4', '/offline', '/documents/saved']));

  await context.setOffline(true);
  await page.goto('/documents/john-3');
  await expect(page.getByText('For God so loved the world')).toBeVisible();
  await expect(page.getByText(/A copy that this browser kept, read .*20\d\d/)).toBeVisible();
  await page.goto('/documents/john-4');
  await expect(page.getByRole('heading', { level: 1, name: 'John 4' })).toBeVisible();
  await expect(page.getByText(/A copy that this browser kept/)).toBeVisible();

  await page.goto('/documents/lumen-gentium?quote=x');
  await expect(page.getByRole('heading', { level: 1, name: 'Without a connection' })).toBeVisible();
  await expect(page.getByText('No copy of “/documents/lumen-gentium?quote=x” is kept')).toBeVisible();
  await page.getByRole('link', { name: /^John 3/ }).click();
  await expect(page.getByText('For God so loved the world')).toBeVisible();

  await context.setOffline(false);
  await page.getByRole('button', { name: 'Read it anew' }).click();
  await expect(page.getByText(/A copy that this browser kept/)).toHaveCount(0);
  await expect(page.getByText('For God so loved the world')).toBeVisible();
});

test('saved documents are read without a connection, in the language of the reader', async ({ page, context }) => {
  await openAndKeep(page, '/de/documents/john-3');
  await page.getByRole('button', { name: 'Zum Lesen ohne Verbindung speichern' }).click();
  await expect(page.getByRole('button', { name: 'Gespeichert. Herausnehmen' })).toBeVisible();
  await expect.poll(() => keptPages(page), { timeout: 20_000 }).toEqual(expect.arrayContaining(['/de/offline', '/de/documents/saved']));
  await context.setOffline(true);
  await page.goto('/de/documents/saved');
  await page.getByText('Den gespeicherten Text lesen').click();
  await expect(page.getByText('For God so loved the world')).toBeVisible();
  await page.goto('/de/calendar/2026-12-25');
  await expect(page.getByRole('heading', { level: 1, name: 'Ohne Verbindung' })).toBeVisible();
});

test('nothing is kept of questions, posts, data and errors', async ({ page }) => {
  await openAndKeep(page, '/documents/john-3');
  for (const path of ['/ask', '/connect', '/documents?q=grace', '/documents/999999999', '/api/health', '/']) await page.goto(path);
  await openAndKeep(page, '/saints/jerome');
  const kept = await page.evaluate(async () => {
    const all = await Promise.all((await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).map(({ url, method }) => `${method} ${new URL(url).pathname}`)));
    return all.flat().filter((one) => !one.startsWith('GET /_next/static/'));
  });
  expect(kept.toSorted()).toEqual(['GET /documents/john-3', 'GET /documents/saved', 'GET /offline', 'GET /saints/jerome']);
});

test('copies are deleted after one question, and stay where it is refused', async ({ page }) => {
  await openAndKeep(page, '/documents/john-3');
  await page.goto('/offline');
  await expect(page.getByRole('link', { name: /^John 3/ })).toBeVisible();
  await page.getByRole('button', { name: 'Delete these copies' }).click();
  const asked = page.getByRole('dialog', { name: 'Delete the one copy?' });
  await asked.getByRole('button', { name: 'Keep them' }).click();
  await expect(asked).toBeHidden();
  expect(await keptPages(page)).toContain('/documents/john-3');
  await page.getByRole('button', { name: 'Delete these copies' }).click();
  await asked.getByRole('button', { name: 'Delete these copies' }).click();
  // The button has gone with the copies.
  await expect(page.getByText('1 copy deleted.')).toBeFocused();
  await expect(page.getByText('No page is kept yet.')).toBeVisible();
  expect(await keptPages(page)).not.toContain('/documents/john-3');
});

test('the worker is allowed by the policy and never kept by the browser', async ({ request }) => {
  expect((await request.get('/')).headers()['content-security-policy']).toContain("worker-src 'self'");
  const worker = await request.get('/sw.js');
  expect([worker.status(), worker.headers()['content-type'], worker.headers()['cache-control']]).toEqual([200, expect.stringContaining('javascript'), expect.stringContaining('max-age=0')]);
});
