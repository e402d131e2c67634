import { expect, test } from '@playwright/test';

test.use({ javaScriptEnabled: false });

test.describe('a reader without scripts', () => {
  test('asks a question and reads its answer', async ({ page }) => {
    await page.goto('/ask');
    await page.getByRole('textbox', { name: 'Question' }).fill('Why do Catholics baptize infants?');
    await page.getByRole('button', { name: 'Ask', exact: true }).click();
    await expect(page).toHaveURL(/ticket=/);
    const later = page.getByRole('link', { name: /answer/i });
    if (await page.getByText('without a language model').count() === 0) await later.first().click();
    await expect(page.getByText('without a language model').first()).toBeVisible();
  });

  test('is offered each day that may be today', async ({ page }) => {
    await page.goto('/calendar');
    await expect(page.getByRole('main').getByRole('link', { name: /20\d\d/ }).first()).toBeVisible();
  });

  test('reads figures in a table and a sentence', async ({ page }) => {
    await page.goto('/trends?dioceses=dworc');
    await expect(page.getByText('Catholics in Diocese of Worcester: 266,723 in 1950')).toBeVisible();
    await expect(page.getByRole('row', { name: /^2022/ }).first()).toContainText('294,000');
    await expect(page.getByRole('img', { name: /^Catholics\. Worcester: 266,723 in 1950, 294,000 in 2022/ })).toBeVisible();
  });

  test('searches by name and opens the profile', async ({ page }) => {
    await page.goto('/dioceses');
    await page.getByRole('main').getByRole('searchbox').fill('Manila');
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('heading', { name: 'Archdiocese of Manila' }).first()).toBeVisible();
  });

  test('sees no button that would do nothing', async ({ page }) => {
    for (const path of ['/', '/ask', '/documents/john-3', '/documents?q=grace', '/calendar/2026-03-19', '/calendar/2026-03', '/saints/jerome', '/dioceses/dworc', '/trends?dioceses=dworc']) {
      await page.goto(path);
      const dead = page.locator('button[type="button"]:not([popovertarget])').filter({ visible: true });
      expect(await dead.allTextContents(), path).toEqual([]);
    }
  });
});
