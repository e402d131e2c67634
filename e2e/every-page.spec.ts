import { PAGES } from './addresses';
import { expect, faultsOf, inTheme, test } from './reader';

const localized = (path: string, locale: string) => (path === '/' ? `/${locale}` : `/${locale}${path}`);

for (const path of PAGES) {
  test(`${path} opens in both themes without a fault of access or a word on the console`, async ({ page }) => {
    await inTheme(page, 'light');
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect(await page.title()).toMatch(/Magisterium Explorer/);
    // The device changes its theme while the page is open, as it does at dusk.
    for (const theme of ['light', 'dark'] as const) {
      await inTheme(page, theme);
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      expect(await faultsOf(page)).toEqual([]);
    }
  });
}

for (const locale of ['de', 'zh']) {
  for (const path of PAGES) {
    test(`${localized(path, locale)} opens on a phone, whole and without sideways scrolling`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await inTheme(page, locale === 'de' ? 'light' : 'dark');
      const response = await page.goto(localized(path, locale));
      expect(response?.status()).toBe(200);
      await expect(page.locator('html')).toHaveAttribute('lang', locale === 'zh' ? 'zh-Hans' : 'de');
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);
      expect(await faultsOf(page)).toEqual([]);
    });
  }
}
