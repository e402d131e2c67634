import type { Page } from '@playwright/test';
import { expect, faultsOf, test } from './reader';

const field = (page: Page) => page.getByRole('textbox', { name: 'Question' });

async function ask(page: Page, question: string): Promise<void> {
  await field(page).fill(question);
  await field(page).press('Enter');
  await expect(page.getByRole('heading', { name: question })).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: question }).getByText('Built-in data').first()).toBeVisible();
}

test.describe('a question asked anew in other words', () => {
  test('keeps what was answered as another version, reached from it and from its address', async ({ page, context }) => {
    await page.goto('/ask');
    await ask(page, 'What is purgatory?');
    await ask(page, 'What is grace?');
    await ask(page, 'What is hope?');
    await page.getByRole('link', { name: 'Edit and ask again' }).nth(1).click();
    await expect(page.getByRole('heading', { name: 'Edit and ask again' })).toBeVisible();
    await expect(field(page)).toHaveValue('What is grace?');
    await expect(field(page)).toBeFocused();
    await expect(page.getByRole('heading', { name: 'What is hope?' })).toHaveCount(0);
    expect(await faultsOf(page)).toEqual([]);
    await ask(page, 'What is faith?');
    await expect(page.getByRole('heading', { name: 'What is purgatory?' })).toBeVisible();
    await expect(page.getByText('Version 2 of 2')).toBeVisible();
    const second = page.url();
    await page.getByRole('link', { name: 'Earlier version' }).click();
    await expect(page.getByRole('heading', { name: 'What is hope?' })).toBeVisible();
    await expect(page.getByText('Version 1 of 2')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'What is faith?' })).toHaveCount(0);
    const other = await context.newPage();
    await other.goto(second);
    await expect(other.getByRole('heading', { name: 'What is faith?' })).toBeVisible();
    await other.getByRole('link', { name: 'Earlier version' }).click();
    await expect(other.getByRole('heading', { name: 'What is hope?' })).toBeVisible();
    await page.getByRole('link', { name: 'Later version' }).click();
    await expect(page.getByRole('heading', { name: 'What is faith?' })).toBeVisible();
  });

  test('can be left as it is, also the first one', async ({ page }) => {
    await page.goto('/ask');
    await ask(page, 'What is purgatory?');
    await page.getByRole('link', { name: 'Edit and ask again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Edit and ask again' })).toBeVisible();
    await page.getByRole('link', { name: 'Leave it as it is' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'What is purgatory?' })).toBeVisible();
    await page.getByRole('link', { name: 'Edit and ask again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Edit and ask again' })).toBeVisible();
    await ask(page, 'What is heaven?');
    await expect(page.getByText('Version 2 of 2')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'What is heaven?' })).toBeVisible();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a question is asked anew too, and the other version stays', async ({ page }) => {
    await page.goto('/ask');
    await field(page).fill('What is purgatory?');
    await page.getByRole('button', { name: 'Ask', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'What is purgatory?' })).toBeVisible();
    await page.getByRole('link', { name: 'Edit and ask again' }).click();
    await field(page).fill('What is heaven?');
    await page.getByRole('button', { name: 'Ask', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'What is heaven?' })).toBeVisible();
    await page.getByRole('link', { name: 'Earlier version' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'What is purgatory?' })).toBeVisible();
  });
});

test.describe('a related question', () => {
  test('is asked by one press, after seconds in which the same place undoes it, and nothing moves', async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.postData() ?? ''));
    await page.clock.install();
    await page.goto('/ask');
    await ask(page, 'What is purgatory?');
    const row = page.getByRole('heading', { name: 'Related questions' }).locator('..').getByRole('button').first();
    const question = (await row.locator('span[dir]').textContent()) ?? '';
    await row.scrollIntoViewIfNeeded();
    const before = await row.boundingBox();
    const words = await row.locator('span[dir]').boundingBox();
    await row.dblclick();
    // The words that only hold the room are in the text too: what is shown is bold.
    const undo = row.locator('b');
    await expect(undo).toHaveText(/Undo · \d/);
    expect(await row.boundingBox()).toEqual(before);
    expect(await row.locator('span[dir]').boundingBox()).toEqual(words);
    await expect(page.getByText('Asked in three seconds. Press again to undo.')).toBeAttached();
    // Past the time in which two taps are one press.
    await page.clock.runFor(600);
    await row.click();
    await expect(undo).toHaveCount(0);
    await expect(page.getByText('Undone, nothing was asked')).toBeAttached();
    await page.clock.runFor(10_000);
    expect(sent.filter((body) => body.includes(question))).toEqual([]);
    await row.press('Enter');
    await expect(page.getByRole('heading', { level: 2, name: question })).toBeVisible();
  });
});
