import type { Page } from '@playwright/test';
import { ask } from './ask-history-page';
import { expect, faultsOf, test } from './reader';

/** Opens what was shared of a question as a reader who has only the link. */
async function openShared(page: Page): Promise<string> {
  await page.goto('/ask');
  await ask(page, 'What is purgatory?');
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const link = await page.getByRole('dialog').getByRole('textbox', { name: 'Link' }).inputValue();
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 2, name: 'What is purgatory?' })).toBeVisible();
  return link;
}

const marker = (page: Page) => page.locator('sup.cite a').first();
const answer = (page: Page) => page.getByRole('heading', { level: 2, name: 'What is purgatory?' });

test.describe('shared answers', () => {
  test('stay where one goes inside their page, and come again with a reload', async ({ page }) => {
    const link = await openShared(page);
    await page.keyboard.press('Tab');
    for (let press = 0; press < 3 && !(await page.locator('a.skip').evaluate((skip) => skip === document.activeElement)); press += 1) await page.keyboard.press('Tab');
    await expect(page.locator('a.skip')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('#main')).toBeFocused();
    await expect(answer(page)).toBeVisible();
    await marker(page).click();
    await expect(page.locator('.sources li[id]').first()).toBeFocused();
    expect(page.url()).toBe(link);
    await page.reload();
    await expect(answer(page)).toBeVisible();
    // An address that somebody changed by hand.
    await page.evaluate(() => location.replace('#turn-1-s1'));
    await expect(answer(page)).toBeVisible();
    await page.reload();
    await expect(page.getByText('This link holds no answers.')).toBeVisible();
  });

  test('have the cards of their markers, and Escape leads back', async ({ page }) => {
    await openShared(page);
    const card = page.locator('article [popover]');
    // A pointer that rests on the marker before the page hears it has to come once more.
    await expect(async () => {
      await page.mouse.move(0, 0);
      await marker(page).hover();
      await expect(card).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await page.keyboard.press('Escape');
    await expect(card).toBeHidden();
    await page.locator('.sources li[id]').first().focus();
    await page.keyboard.press('Escape');
    await expect(marker(page)).toBeFocused();
    expect(await faultsOf(page)).toEqual([]);
  });

  test('have a sheet on a narrow screen', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openShared(page);
    await marker(page).click();
    const sheet = page.getByRole('dialog');
    await expect(sheet).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(marker(page)).toBeFocused();
  });
});
