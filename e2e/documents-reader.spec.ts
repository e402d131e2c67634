import type { Page } from '@playwright/test';
import { routing } from '../lib/i18n/routing';
import { expect, faultsOf, test } from './reader';

const CHAPTER = '/documents/john-3';

const verse = (page: Page, number: number) => page.locator(`.verse-of:has(> #v${number})`);

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

  for (const width of [320, 390]) {
    test(`the note on it covers no number in any language, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(CHAPTER);
      const hash = (await page.locator('#v16').getAttribute('href'))?.split('-')[1];
      // The words under another number, and other words under the number.
      for (const fragment of [`v40-${hash}`, 'v16-0000000']) {
        for (const locale of routing.locales) {
          await page.goto(`/${locale}${CHAPTER}#${fragment}`);
          const note = page.locator('.anchor-note');
          await expect(note).toBeVisible();
          const room = () => page.locator('#v16').evaluate((number) => number.getBoundingClientRect().top - (document.querySelector('.anchor-note')?.getBoundingClientRect().bottom ?? Infinity));
          await expect.poll(room, `${locale} ${fragment}`).toBeGreaterThanOrEqual(0);
          expect(await room(), `${locale} ${fragment}: still near the top`).toBeLessThan(100);
          // The reader scrolls on, and stays there.
          await page.mouse.wheel(0, 300);
          await expect.poll(room).toBeLessThan(-100);
        }
      }
    });
  }
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
