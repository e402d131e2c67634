import type { Page } from '@playwright/test';
import { routing } from '../lib/i18n/routing';
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

  test('is not said to be saved when another of its length in the same verse is', async ({ page }) => {
    const selectLetters = (from: number) => page.evaluate((start) => {
      const verse = document.querySelector('.verse-of:has(> #v16)') as Element;
      const texts = document.createTreeWalker(verse, NodeFilter.SHOW_TEXT);
      let longest: Node | null = null;
      for (let text = texts.nextNode(); text; text = texts.nextNode()) if ((text.textContent?.length ?? 0) > (longest?.textContent?.length ?? 0)) longest = text;
      const range = document.createRange();
      range.setStart(longest as Node, start);
      range.setEnd(longest as Node, start + 8);
      getSelection()?.removeAllRanges();
      getSelection()?.addRange(range);
    }, from);
    await page.goto(CHAPTER);
    await selectLetters(4);
    const bar = page.getByRole('toolbar');
    await bar.getByRole('button', { name: 'Save passage' }).click();
    await expect(bar.getByText('Saved in this browser.')).toBeVisible();
    await selectLetters(14);
    await expect(bar.getByText('Saved in this browser.')).toBeHidden();
    await expect(bar.getByRole('button', { name: 'Save passage' })).toBeVisible();
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

  test('stays away when a press has closed it, and comes again for the same words when they are selected anew', async ({ page }) => {
    await page.goto(CHAPTER);
    await select(page, 16);
    const bar = page.getByRole('toolbar');
    await bar.getByRole('button', { name: 'Close' }).click();
    await expect(bar).toBeHidden();
    // Longer than a selection takes to settle.
    await page.waitForTimeout(500);
    await expect(bar).toBeHidden();
    await page.getByRole('heading', { level: 1 }).click();
    await select(page, 16);
    await expect(bar).toBeVisible();
  });

  for (const width of [1024, 1280]) {
    for (const bottom of [400, 660]) {
      test(`lies on no selected line and near no edge, whatever the bar says in any language, ${width} px wide and selected down to ${bottom}`, async ({ page }) => {
        await page.setViewportSize({ width, height: 700 });
        for (const locale of routing.locales) {
          await page.goto(`/${locale}${CHAPTER}`);
          await verse(page, 16).evaluate((words, at) => scrollBy({ top: words.getBoundingClientRect().bottom - at, behavior: 'instant' }), bottom);
          await select(page, 16);
          const bar = page.getByRole('toolbar');
          const [copy, save] = [0, 2].map((place) => bar.getByRole('button').nth(place));
          const status = bar.getByRole('status');
          await copy?.click();
          await expect(status).not.toBeEmpty();
          const copied = (await status.textContent()) ?? '';
          const before = await save?.boundingBox();
          await save?.click();
          await expect(status).not.toHaveText(copied);
          await expect(status).not.toBeEmpty();
          const room = () => bar.evaluate((shown) => {
            const box = shown.getBoundingClientRect();
            const lines = [...(getSelection()?.getRangeAt(0).getClientRects() ?? [])].filter((line) => line.width > 0);
            const isOn = (line: DOMRect) => line.left < box.right && box.left < line.right && line.top < box.bottom && box.top < line.bottom;
            return { lines: lines.length > 0, covered: lines.filter(isOn).length, isNearEdge: Math.min(box.left, document.documentElement.clientWidth - box.right, box.top, innerHeight - box.bottom) < 12 };
          });
          await expect.poll(room, locale).toEqual({ lines: true, covered: 0, isNearEdge: false });
          // Nor does a button move aside under the pointer that has pressed it.
          expect((await save?.boundingBox())?.x, locale).toBe(before?.x);
        }
      });
    }
  }

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
