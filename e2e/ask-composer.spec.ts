import { test as unwatched, type Page } from '@playwright/test';
import { expect, test } from './reader';

const field = (page: Page) => page.getByRole('textbox', { name: 'Question' });
const isActionOf = (method: string, url: string) => method === 'POST' && /\/ask(?:[/?]|$)/.test(new URL(url).pathname);

/** Counts the questions that leave the browser, and holds each up. */
async function countSent(page: Page, holdMs = 0): Promise<() => number> {
  let sent = 0;
  await page.route('**/ask**', async (route) => {
    if (isActionOf(route.request().method(), route.request().url())) {
      sent += 1;
      await new Promise((resolve) => setTimeout(resolve, holdMs));
    }
    await route.continue();
  });
  return () => sent;
}

test.describe('the field of a question', () => {
  test('Shift and Enter begin a line, Enter of an input method sends nothing, Enter sends', async ({ page }) => {
    const sent = await countSent(page);
    await page.goto('/ask');
    await field(page).fill('What is');
    await field(page).press('Shift+Enter');
    await page.keyboard.type('grace?');
    await expect(field(page)).toHaveValue('What is\ngrace?');
    // As browsers tell it: while composing, and the last key of a composition, which some send after its end.
    for (const init of [{ isComposing: true, keyCode: 13 }, { isComposing: false, keyCode: 229 }]) {
      await field(page).evaluate((area, given) => area.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...given })), init);
    }
    const input = await page.context().newCDPSession(page);
    await input.send('Input.imeSetComposition', { text: '恩', selectionStart: 1, selectionEnd: 1 });
    await page.keyboard.press('Enter');
    await expect(field(page)).toHaveValue(/恩/);
    expect(sent()).toBe(0);
    await field(page).fill('What is grace?');
    await field(page).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'What is grace?' })).toBeVisible();
    // Nothing of the earlier presses has arrived later either.
    expect(sent()).toBe(1);
    await expect(page.getByRole('article')).toHaveCount(1);
  });

  test('sends once however often it is pressed, and says that it is sending (O-22)', async ({ page }) => {
    const sent = await countSent(page, 2_000);
    await page.goto('/ask');
    await field(page).fill('What is hope?');
    for (let press = 0; press < 5; press += 1) await field(page).press('Enter');
    const button = page.getByRole('button', { name: 'Ask', exact: true });
    await button.click({ force: true });
    await expect(page.getByText('Sending …')).toBeVisible();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(page.getByRole('heading', { level: 1, name: 'What is hope?' })).toBeVisible();
    expect(sent()).toBe(1);
    await expect(button).toHaveAttribute('aria-disabled', 'false');
  });

  for (const [name, fail] of [['is cut', 'abort'], ['answers 500', 'error']] as const) {
    // A reader whose line is down has it reported by the browser as well, so the console is not watched here.
    unwatched(`keeps a long text when the line ${name}, says that it was not sent, and sends it once when pressed again (O-23)`, async ({ page }) => {
      let isDown = true;
      let sent = 0;
      await page.route('**/ask**', async (route) => {
        if (!isActionOf(route.request().method(), route.request().url())) return route.continue();
        sent += 1;
        if (!isDown) return route.continue();
        return fail === 'abort' ? route.abort('internetdisconnected') : route.fulfill({ status: 500, body: 'no' });
      });
      await page.goto('/ask');
      const text = `What is purgatory? ${'word '.repeat(130)}end`;
      await field(page).fill(text);
      await field(page).press('Enter');
      await expect(page.getByText('The question could not be sent. Your text is kept; try again.')).toBeVisible();
      await expect(field(page)).toHaveValue(text);
      await page.reload();
      await expect(field(page)).toHaveValue(text);
      expect(sent).toBe(1);
      isDown = false;
      await field(page).press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toContainText('What is purgatory?');
      expect(sent).toBe(2);
    });
  }

  test('keeps every letter that is typed while the page of the answer takes the place of the first', async ({ page }) => {
    await page.goto('/ask');
    // Slower than here, so that keys fall between the drawing of the new page and its standing.
    await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 3 });
    await field(page).fill('What is grace?');
    await field(page).press('Enter');
    await expect(field(page)).toHaveValue('');
    let typed = '';
    const answer = page.getByRole('heading', { level: 1, name: 'What is grace?' });
    for (let at = 0; at < 400 && !(typed.length > 20 && (await answer.isVisible())); at += 1) {
      const letter = 'abcdefghij'.charAt(at % 10);
      await page.keyboard.press(letter);
      typed += letter;
    }
    await expect(answer).toBeVisible();
    await page.keyboard.type('END');
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue(`${typed}END`);
  });

  test('counts from 4,000 characters, and refuses what is too long without losing it', async ({ page }) => {
    const sent = await countSent(page);
    await page.goto('/ask');
    await field(page).fill('x'.repeat(3_999));
    await expect(page.getByText(/of 8,000 characters/)).toHaveCount(0);
    await field(page).fill('x'.repeat(4_000));
    await expect(page.getByText('4,000 of 8,000 characters')).toBeVisible();
    await field(page).fill('x'.repeat(8_001));
    await field(page).press('Enter');
    await expect(field(page)).toHaveValue('x'.repeat(8_001));
    expect(sent()).toBe(0);
  });

  test('finds the conversation again after following a source and coming back (O-48)', async ({ page }) => {
    await page.goto('/ask');
    await field(page).fill('What is purgatory?');
    await field(page).press('Enter');
    await expect(page.getByText('Built-in data').first()).toBeVisible();
    await expect(page.getByText('Kept in this browser only.')).toBeVisible();
    await field(page).fill('A second question, not sent');
    const source = page.locator('.sources').getByRole('link', { name: 'Read in context' }).first();
    await source.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => scrollY);
    await source.click();
    await expect(page).not.toHaveURL(/ticket=/);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'What is purgatory?' })).toBeVisible();
    await expect(field(page)).toHaveValue('A second question, not sent');
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(place - 150);
    // The focus stands on the marker that leads to the source.
    await expect(page.locator('a[data-source="1"]').first()).toBeFocused();
  });
});
