import { expect, type Page } from '@playwright/test';

/**
 * A reader shows that they are there, and waits for the charts they can read by mouse, finger and keys; until then pictures from the server stand there.
 * Asked again, for a sign before the page's scripts run is not seen.
 */
export async function chartsDrawn(page: Page): Promise<void> {
  let at = 0;
  await expect(async () => {
    await page.mouse.move(1, 1 + (at++ % 2));
    await expect(page.locator('svg.recharts-surface').first()).toBeAttached({ timeout: 1_000 });
    await expect(page.locator('.chart-space')).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
}
