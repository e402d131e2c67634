import { test as base, expect, type Page } from '@playwright/test';
import { comingWeek } from './coming-week';

/** A browser with the service worker, whose console names every request that fails without a connection. */
const test = base.extend({});
test.use({ serviceWorkers: 'allow' });

const kept = (page: Page) => page.evaluate(async () => {
  const names = (await caches.keys()).filter((name) => name.startsWith('pages-'));
  return (await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)))).flat();
});

test('days that were opened and the next seven that were asked for open without a connection, and a month marks them', async ({ page, context }) => {
  await page.goto('/calendar/2026-11-30');
  await expect.poll(() => kept(page), { timeout: 20_000 }).toContain('/calendar/2026-11-30');
  await expect(page.getByText('This costs no calls.')).toBeVisible();
  await page.getByRole('button', { name: /^Keep \d/ }).click();
  await expect(page.getByText(/^Kept in this browser: \d/)).toBeVisible({ timeout: 60_000 });
  const week = comingWeek();
  expect(await kept(page)).toEqual(expect.arrayContaining(week.map((date) => `/calendar/${date}`)));
  await page.goto('/calendar/2026-11');
  await expect(page.locator('[data-date="2026-11-30"]')).toHaveAttribute('data-kept-day', '');
  await expect(page.locator('[data-date="2026-11-30"]')).toContainText('kept in this browser');
  await expect(page.locator('[data-date="2026-11-29"]')).not.toHaveAttribute('data-kept-day', '');
  await expect(page.getByText('A dot marks the days that this browser keeps')).toBeVisible();
  await context.setOffline(true);
  for (const date of [week[6], '2026-11-30']) {
    await page.goto(`/calendar/${date}`);
    await expect(page.locator('.reading .read').first()).toBeVisible();
    await expect(page.getByText(/A copy that this browser kept/)).toBeVisible();
  }
});
