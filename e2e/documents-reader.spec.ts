import type { Page } from '@playwright/test';
import { expect, faultsOf, test } from './reader';

const CHAPTER = '/documents/john-3';

const verse = (page: Page, number: number) => page.locator(`.verse-of:has(> #v${number})`);
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** Selects the words of one or several verses, as a pointer or a finger does. */
async function select(page: Page, from: number, to = from): Promise<void> {
  await page.evaluate(([first, last]) => {
    const range = document.createRange();
    range.setStartBefore(document.querySelector(`.verse-of:has(> #v${first})`) as Element);
    range.setEndAfter(document.querySelector(`.verse-of:has(> #v${last})`) as Element);
    getSelection()?.removeAllRanges();
    getSelection()?.addRange(range);
  }, [from, to] as const);
}

test.describe('links to a paragraph', () => {
  test('every verse has one, which a reader without scripts can follow too', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const page = await context.newPage();
    await page.goto(CHAPTER);
    const address = await page.locator('#v16').getAttribute('href');
    expect(address).toMatch(/^#v16-[0-9a-z]{7}$/);
    for (const fragment of [address, '#v16']) {
      await page.goto(`${CHAPTER}${fragment}`);
      await expect(verse(page, 16)).toBeInViewport();
    }
    await context.close();
  });

  test('says that the text has changed, at the number', async ({ page }) => {
    await page.goto(`${CHAPTER}#v36-0000000`);
    await expect(page.getByText('The text has changed since this link was made. This is number 36 as it reads now.')).toBeVisible();
    await expect(verse(page, 36)).toBeInViewport();
    await page.goto(`${CHAPTER}#v99-0000000`);
    await expect(page.getByText('the paragraph is not here any more')).toBeVisible();
  });

  test('finds the words under another number, also when the address changes on the page', async ({ page }) => {
    await page.goto(CHAPTER);
    const hash = (await page.locator('#v36').getAttribute('href'))?.split('-')[1];
    await page.evaluate((fragment) => { location.hash = fragment; }, `v40-${hash}`);
    await expect(page.getByText('They are now number 36.')).toBeVisible();
    await expect(verse(page, 36)).toBeInViewport();
    await page.locator('#v16').click();
    await expect(page.getByText('They are now number 36.')).toHaveCount(0);
  });
});

test.describe('how a text is set', () => {
  test('is chosen by keyboard, kept, and there before the first paint', async ({ page }) => {
    await page.goto(CHAPTER);
    const size = () => page.locator('.paras .read').first().evaluate((text) => getComputedStyle(text).fontSize);
    const usual = await size();
    await page.getByRole('button', { name: 'Text settings' }).press('Enter');
    const settings = page.getByRole('dialog', { name: 'Text settings' });
    await expect(settings).toBeVisible();
    await settings.getByRole('button', { name: 'Largest' }).press('Enter');
    await settings.getByRole('group', { name: 'Line length' }).getByRole('button', { name: 'Short' }).press('Enter');
    await settings.getByRole('button', { name: 'Sans serif' }).press('Space');
    await settings.getByRole('button', { name: 'Sepia' }).press('Enter');
    await expect(settings.getByRole('button', { name: 'Largest' })).toHaveAttribute('aria-pressed', 'true');
    expect(await faultsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(settings).toBeHidden();
    expect(Number.parseFloat(await size())).toBeGreaterThan(Number.parseFloat(usual));
    await page.reload({ waitUntil: 'commit' });
    // The script in the head writes it; no later one has run when the body begins.
    await page.waitForSelector('h1');
    expect(await page.evaluate(() => ({ ...document.documentElement.dataset }))).toMatchObject({ reading: 'size-largest measure-narrow face-sans', theme: 'sepia', appearance: 'sepia' });
    await page.goto('/documents/psalms-23');
    await expect(page.locator('html')).toHaveAttribute('data-reading', 'size-largest measure-narrow face-sans');
    expect(await faultsOf(page)).toEqual([]);
  });

  test('a long line is wider on a desk, and nothing runs over', async ({ page }) => {
    await page.goto(CHAPTER);
    const width = () => page.locator('.paras .read').first().evaluate((text) => text.getBoundingClientRect().width);
    const usual = await width();
    await page.evaluate(() => { document.documentElement.dataset.reading = 'measure-wide'; });
    expect(await width()).toBeGreaterThan(usual * 1.15);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);
  });

  test('is chosen on a phone, where the chapters open as a sheet too', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(CHAPTER);
    await page.getByRole('button', { name: 'Text settings' }).click();
    await page.getByRole('dialog', { name: 'Text settings' }).getByRole('button', { name: 'Large', exact: true }).click();
    await page.getByRole('dialog', { name: 'Text settings' }).getByRole('button', { name: 'Close' }).click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await expect(page.getByRole('navigation', { name: 'Chapters: John' })).toBeHidden();
    await page.getByRole('button', { name: 'Contents' }).click();
    await page.getByRole('navigation', { name: 'Chapters: John' }).getByRole('link', { name: '4', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'John 4' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-reading', 'size-large');
  });
});

test.describe('a selected passage', () => {
  test.beforeEach(async ({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

  test('is copied with its citation in the style that was chosen, which is kept', async ({ page }) => {
    await page.goto(CHAPTER);
    await select(page, 16, 17);
    const bar = page.getByRole('toolbar', { name: 'Passage: John 3, v. 16–17' });
    await bar.getByRole('button', { name: 'Copy with citation' }).click();
    await expect(bar.getByText('Copied')).toBeVisible();
    // Longer than a selection takes to settle: what was said of the press is not taken back by the press itself.
    await page.waitForTimeout(500);
    await expect(bar.getByText('Copied')).toBeVisible();
    const id = (await page.locator('#v16').getAttribute('href')) ?? '';
    const words = (await verse(page, 16).textContent())?.replace(/^\s*16/, '').trim() ?? '';
    const plain = await clipboard(page);
    expect(plain).toContain(`“${words}`);
    expect(plain).not.toMatch(/\b1[67]For/);
    expect(plain).toContain('John 3 (World English Bible)');
    expect(plain).toContain('v. 16–17');
    expect(plain).toContain(`${CHAPTER}${id}`);
    expect(plain).toMatch(/read \d{1,2}\s\w+\s\d{4}$/);
    await bar.getByRole('combobox', { name: 'Style of citation' }).selectOption('bibtex');
    await bar.getByRole('button', { name: 'Copy with citation' }).click();
    await expect.poll(() => clipboard(page)).toMatch(/^@misc\{john-3-16-17,/);
    await page.goto('/documents/psalms-23');
    await select(page, 1);
    await expect(page.getByRole('combobox', { name: 'Style of citation' })).toHaveValue('bibtex');
  });

  test('can be reached by keyboard alone, from the number of a verse', async ({ page }) => {
    await page.goto(CHAPTER);
    await page.locator('#v16').press('Enter');
    const bar = page.getByRole('toolbar', { name: 'Passage: John 3, v. 16' });
    await expect(bar).toBeVisible();
    expect(new URL(page.url()).hash).toMatch(/^#v16-/);
    await page.keyboard.press('Tab');
    await expect(bar.getByRole('button', { name: 'Copy with citation' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(bar.getByText('Copied')).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(bar).toBeHidden();
    await expect(page.locator('#v16')).toBeFocused();
  });

  test('fills the question, and sends nothing', async ({ page }) => {
    await page.goto(CHAPTER);
    await select(page, 16);
    await page.getByRole('toolbar').getByRole('link', { name: 'Ask about this passage' }).click();
    await expect(page.getByRole('textbox', { name: 'Question' })).toHaveValue(/^What does this passage mean\? John 3, v\. 16: “.+”$/);
    expect(new URL(page.url()).searchParams.has('ticket')).toBe(false);
  });

  test('is saved without words of a language, and its place is said in that of the list', async ({ page }) => {
    await page.goto(CHAPTER);
    await select(page, 16);
    await page.getByRole('toolbar').getByRole('button', { name: 'Save passage' }).click();
    await expect(page.getByRole('toolbar').getByText('Saved in this browser.')).toBeVisible();
    await page.goto('/de/documents/saved');
    await expect(page.getByRole('main').getByText(/· V\. 16$/)).toBeVisible();
    await page.goto('/documents/saved');
    await expect(page.getByRole('main').getByText(/· v\. 16$/)).toBeVisible();
  });

  test('goes when nothing is selected any more, and stands at the foot of a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(CHAPTER);
    await select(page, 16);
    const bar = page.getByRole('toolbar');
    await expect(bar).toBeVisible();
    const box = await bar.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(844, 0);
    expect(box?.width).toBe(390);
    // What closes it lies on nothing else that can be pressed.
    const boxes = await bar.locator('a, button, select').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
    const close = boxes.pop();
    expect(boxes).toHaveLength(5);
    for (const { left, right, top, bottom } of boxes) expect(close && left < close.right && close.left < right && top < close.bottom && close.top < bottom).toBe(false);
    await page.evaluate(() => getSelection()?.removeAllRanges());
    await expect(bar).toBeHidden();
  });
});

test('a printed chapter has its text and numbers and nothing of the screen', async ({ page }) => {
  await page.goto(CHAPTER);
  await page.emulateMedia({ media: 'print' });
  for (const part of ['.outline', '.tools', '.readbar', '.pager', '.bar', '.foot nav']) await expect(page.locator(part).first()).toBeHidden();
  await expect(page.locator('#v16')).toBeVisible();
  expect(await page.locator('.paras .read').first().evaluate((text) => Number.parseFloat(getComputedStyle(text).fontSize) * 0.75)).toBeCloseTo(11, 1);
});

test('an id that names nothing answers 404 with a search of documents', async ({ page }) => {
  const response = await page.goto('/documents/999999999');
  expect(response?.status()).toBe(404);
  await page.getByRole('searchbox', { name: 'Search documents' }).fill('lumen');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/documents\?q=lumen/);
});

test('a canon leads to where it stands in the Code, and the document to its author', async ({ page }) => {
  await page.goto('/documents?q=can.+748');
  await page.getByRole('link', { name: 'Code of Canon Law, can. 748' }).click();
  await expect(page.getByText('stands in Book III, “The Teaching Function of the Church” (cann. 747–833)')).toBeVisible();
  await page.getByRole('navigation', { name: 'Where this stands' }).getByRole('link', { name: 'Code of Canon Law' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Codex Iuris Canonici (1983)' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'John Paul II' }).click();
  await expect(page).toHaveURL(/\/popes\/john-paul-ii$/);
});
