import { expect, type Page } from '@playwright/test';

/**
 * A reader shows that they are there, goes to each chart, and waits until it can be read by mouse, finger and keys; until then a picture from the server
 * stands there. Asked again, for a sign before the page's scripts run is not seen.
 */
export async function chartsDrawn(page: Page): Promise<void> {
  let at = 0;
  const pictures = page.locator('.chart-space');
  await expect(async () => {
    await page.mouse.move(1, 1 + (at++ % 2));
    await expect(page.locator('svg.recharts-surface').first()).toBeAttached({ timeout: 1_000 });
    if (await pictures.count() > 0) await pictures.first().scrollIntoViewIfNeeded({ timeout: 1_000 }).catch(() => undefined);
    await expect(pictures).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
}
