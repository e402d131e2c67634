import type { Page } from '@playwright/test';
import { expect, test } from './reader';

/** What moves by itself on a page that is opened for the first time, as Cumulative Layout Shift counts it. */
async function shiftOf(page: Page, path: string): Promise<number> {
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) Object.assign(window, { shifted: (window as unknown as { shifted: number }).shifted + entry.value });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready.then(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100)))));
  return page.evaluate(() => (window as unknown as { shifted: number }).shifted);
}

test.describe('nothing moves under a reader', () => {
  for (const path of ['/', '/ask', '/documents/john-3', '/calendar/2026-03-19', '/saints/jerome', '/dioceses/dworc', '/trends', '/de/calendar/2026-03']) {
    test(`when fonts come late, on ${path}`, async ({ page, context }) => {
      await context.route(/\.woff2/, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 1_500));
        await route.continue();
      });
      expect(await shiftOf(page, path)).toBeLessThanOrEqual(0.05);
    });
  }

  test('on an answer whose scripts arrive', async ({ page, context }) => {
    await page.goto('/ask?q=What+is+purgatory%3F');
    await page.getByRole('main').getByRole('button', { name: 'Ask', exact: true }).click();
    await expect(page.getByRole('article').getByText('Built-in data')).toBeVisible();
    // A route leaves the browser without its cache: the fonts would come late once more, and a line that breaks elsewhere in them is the fonts' doing.
    await context.route(/\.woff2/, (route) => route.abort());
    await context.route(/\.js$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      await route.continue();
    });
    expect(await shiftOf(await context.newPage(), page.url())).toBeLessThanOrEqual(0.01);
  });
});
