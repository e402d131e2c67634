import { expect, test as base, type Page } from '@playwright/test';
import { signIn, someone } from './visit';

/** With the service worker, and without the demand of silence: requests fail while there is no connection. */
const test = base.extend({});
test.use({ serviceWorkers: 'allow' });

const keptPages = (page: Page) => page.evaluate(async () => {
  const names = (await caches.keys()).filter((name) => name.startsWith('pages-'));
  return (await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)))).flat();
});

test('what was read in one’s name is kept for oneself, and is gone from the browser after signing out', async ({ page, context }) => {
  const path = `/saints/${someone('kept')}`;
  await signIn(page, someone('anne'), path);
  await expect.poll(() => keptPages(page), { timeout: 20_000 }).toEqual([path]);
  await context.setOffline(true);
  await page.goto(path);
  await expect(page.getByText(/A copy that this browser kept/)).toBeVisible();
  await context.setOffline(false);
  await page.goto('/connect');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('link', { name: 'Sign in at localhost' })).toBeVisible();
  await expect.poll(() => keptPages(page)).toEqual([]);
});

test('what was read in one’s name is not another account’s', async ({ page, context }) => {
  const path = `/saints/${someone('kept')}`;
  await signIn(page, someone('anne'), path);
  await expect.poll(() => keptPages(page), { timeout: 20_000 }).toEqual([path]);
  // Signed out elsewhere: the cookie is gone, and no form of ours was sent.
  await context.clearCookies({ name: 'mx-session' });
  await page.goto('/about');
  await expect.poll(() => keptPages(page)).toEqual([]);
});
