import type { Page } from '@playwright/test';
import { expect, faultsOf, test } from './reader';

/** Asks and waits for the answer. */
async function ask(page: Page, question: string): Promise<void> {
  await page.goto('/ask');
  await page.getByRole('textbox', { name: 'Question' }).fill(question);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: question })).toBeVisible();
  await expect(page.getByText('Built-in data').first()).toBeVisible();
}

const card = (page: Page) => page.getByRole('group', { name: /^Source \d/ });

test.describe('the card of a citation marker', () => {
  test('opens under the pointer, stays while the pointer is on it, and closes after', async ({ page }) => {
    await page.clock.install();
    await ask(page, 'John 3:16');
    const marker = page.getByRole('link', { name: /^Source 1/ }).first();
    await expect(card(page)).toBeHidden();
    await marker.hover();
    await expect(card(page)).toBeVisible();
    await expect(card(page)).toContainText('John 3:16');
    await expect(card(page).getByRole('blockquote')).toBeVisible();
    await expect(card(page).getByRole('link', { name: 'Read in context' })).toBeVisible();
    expect(await card(page).evaluate((element) => element.matches(':popover-open'))).toBe(true);
    expect(await faultsOf(page)).toEqual([]);
    await card(page).getByRole('link', { name: 'Read in context' }).hover();
    // Far beyond the time after which it would close.
    await page.clock.runFor(3_000);
    await expect(card(page)).toBeVisible();
    await page.mouse.move(5, 5);
    await expect(card(page)).toBeHidden();
  });

  test('opens for the keyboard and closes with Escape; a press goes to the list, and the number there leads back', async ({ page }) => {
    await ask(page, 'What is purgatory?');
    const marker = page.getByRole('link', { name: /^Source 2/ }).first();
    const isFocused = () => marker.evaluate((element) => element === document.activeElement);
    // A page that has only just been drawn may not hear the first focus yet.
    await expect(async () => {
      await page.getByRole('link', { name: /^Source 1/ }).first().focus();
      await page.keyboard.press('Tab');
      for (let steps = 0; steps < 10 && !(await isFocused()); steps += 1) await page.keyboard.press('Tab');
      await expect(card(page)).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await page.keyboard.press('Escape');
    await expect(card(page)).toBeHidden();
    await expect(marker).toBeFocused();
    await marker.press('Enter');
    const entry = page.locator('#turn-1-s2');
    await expect(entry).toBeFocused();
    await expect(card(page)).toBeHidden();
    await entry.getByRole('link', { name: 'Source 2, back to the text' }).click();
    await expect(marker).toBeFocused();
  });

  test('lets the keyboard through its links: Tab into it and past it, Shift+Tab and Escape back to the marker', async ({ page }) => {
    await ask(page, 'John 3:16');
    const marker = page.getByRole('link', { name: /^Source 1/ }).first();
    const way = card(page).getByRole('link', { name: 'Read in context' });
    const open = async () => {
      await expect(async () => {
        await marker.focus();
        // What is focused by a program has no ring until a key was pressed.
        await page.keyboard.press('Shift+Tab');
        await page.keyboard.press('Tab');
        await expect(card(page)).toBeVisible({ timeout: 1_000 });
      }).toPass();
      await expect(marker).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(way).toBeFocused();
    };
    await open();
    await page.keyboard.press('Shift+Tab');
    await expect(marker).toBeFocused();
    await expect(card(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(way).toBeFocused();
    // The pointer leaves, the keyboard stays.
    await page.mouse.move(5, 5);
    await page.keyboard.press('Escape');
    await expect(card(page)).toBeHidden();
    await expect(marker).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(card(page)).toBeHidden();
    await open();
    await page.keyboard.press('Tab');
    await expect(card(page)).toBeHidden();
    expect(await marker.evaluate((element) => Boolean(element.compareDocumentPosition(document.activeElement ?? element) & Node.DOCUMENT_POSITION_FOLLOWING))).toBe(true);
    await open();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/documents\/john-3\?quote=/);
  });

  test('comes along when the browser brings its marker into sight, and gives the focus back when that leaves it', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 400 });
    await ask(page, 'What is purgatory?');
    const marker = page.getByRole('link', { name: /^Source 1/ }).first();
    await expect(async () => {
      await marker.focus();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(card(page).getByRole('link').first()).toBeFocused({ timeout: 1_000 });
    }).toPass();
    await page.evaluate(() => scrollBy(0, 40));
    await expect(card(page)).toBeVisible();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(card(page)).toBeHidden();
    await expect(marker).toBeFocused();
  });

  test('is inside the screen wherever its marker is', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 500 });
    await ask(page, 'What is purgatory?');
    for (const marker of await page.locator('a[data-source]').all()) {
      await marker.scrollIntoViewIfNeeded();
      await page.mouse.move(2, 2);
      await expect(card(page)).toBeHidden();
      await marker.hover();
      await expect(card(page)).toBeVisible();
      const box = await card(page).boundingBox();
      expect(box && box.x >= 0 && box.y >= 0 && box.x + box.width <= 1280 && box.y + box.height <= 500).toBe(true);
    }
  });
});

test.describe('from a citation to the passage in our reader', () => {
  test('a quotation of the built-in library is found word for word and marked', async ({ page }) => {
    await ask(page, 'John 3:16');
    await page.locator('#turn-1-s1').getByRole('link', { name: 'Read in context' }).click();
    await expect(page).toHaveURL(/\/documents\/john-3\?quote=.*#passage$/);
    await expect(page.getByText('The quoted passage was found word for word.')).toBeVisible();
    await expect(page.locator('mark#passage')).toBeInViewport();
    await expect(page.locator('mark')).toContainText('For God so loved the world');
    expect(await faultsOf(page)).toEqual([]);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'John 3:16' })).toBeVisible();
  });

  test('a changed quotation is said to differ, and one that is not there marks nothing', async ({ page }) => {
    await page.goto('/documents/john-3?quote=For+God+so+loved+the+world+that+he+gave+his+only+begotten+Son#passage');
    await expect(page.getByText('The quoted passage was found with differences.')).toBeVisible();
    await expect(page.locator('mark')).toHaveCount(1);
    await page.goto('/documents/john-4?quote=For+God+so+loved+the+world+that+he+gave+his+only+begotten+Son#passage');
    await expect(page.getByText('The quoted passage was not found here.')).toBeVisible();
    await expect(page.locator('mark')).toHaveCount(0);
  });

  test('works in another language, without scripts, and takes any quotation', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const page = await context.newPage();
    await page.goto('/de/documents/john-3?quote=For+God+so+loved+the+world');
    await expect(page.getByText('Die zitierte Stelle wurde Wort für Wort gefunden.')).toBeVisible();
    await expect(page.locator('mark')).toHaveText('For God so loved the world');
    for (const quote of ['%3Cscript%3E', 'a'.repeat(5_000), '%E5%A4%A9'.repeat(500), '&quote=b', '%00']) {
      expect((await page.goto(`/documents/john-3?quote=${quote}`))?.status()).toBe(200);
    }
    await context.close();
  });
});
