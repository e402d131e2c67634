import type { Page } from '@playwright/test';
import { expect, faultsOf, test } from './reader';

const results = (page: Page) => page.getByRole('region', { name: 'Results' }).getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) });
const field = (page: Page) => page.getByRole('main').getByRole('searchbox');

test('results are narrowed by kind and year in the address, which Back, reload and another language keep', async ({ page }) => {
  await page.goto('/documents?q=liturgy');
  const all = await results(page).count();
  await page.getByRole('checkbox', { name: /^Encyclical/ }).check();
  await page.getByRole('textbox', { name: 'To the year' }).fill('1950');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL(/kind=encyclical.*to=1950/);
  await expect(results(page)).toHaveCount(1);
  await expect(results(page)).toContainText('Mediator Dei');
  await expect(page.getByText(`1 of ${all} results`)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: /^Encyclical/ })).toBeChecked();
  await expect(results(page)).toHaveCount(1);
  await page.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL(/\/de\/documents\?.*kind=encyclical/);
  await expect(page.getByRole('region', { name: 'Ergebnisse' })).toContainText('Mediator Dei');
  await page.goBack();
  await expect(page).toHaveURL(/\d\/documents\?.*kind=encyclical/);
  await expect(results(page)).toHaveCount(1);
  await page.goBack();
  await expect(results(page)).toHaveCount(all);
  // The filters say what the list shows: nothing of what was chosen on the way out.
  await expect(page.getByRole('checkbox', { name: /^Encyclical/ })).not.toBeChecked();
  await expect(page.getByRole('textbox', { name: 'To the year' })).toHaveValue('');
  await page.getByRole('checkbox', { name: /^Encyclical/ }).check();
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(page.getByRole('checkbox', { name: /^Encyclical/ })).not.toBeChecked();
  await page.goto('/documents?q=liturgy&from=abc&kind=encyclical&kind=encyclical');
  await expect(page.getByText('could not be read; it was left out')).toBeVisible();
  await expect(results(page).first()).toBeVisible();
  await page.getByRole('link', { name: 'All results' }).click();
  await expect(results(page)).toHaveCount(all);
  expect(await faultsOf(page)).toEqual([]);
});

test('on a phone the filters stand behind one button', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/documents?q=liturgy');
  const form = page.getByRole('form', { name: 'Narrow the results' });
  await expect(form).toBeHidden();
  await page.getByRole('link', { name: 'Filter' }).click();
  await expect(form).toBeVisible();
  await page.getByRole('combobox', { name: 'Order' }).selectOption('oldest');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL(/order=oldest/);
  await expect(results(page).first()).toContainText('1894');
});

test('on a small phone the words in the empty field are whole in every language', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const prefix of ['', '/de', '/fr', '/hu', '/zh', '/mt']) {
    await page.goto(`${prefix}/documents`);
    const { words, room } = await field(page).evaluate(async (input: HTMLInputElement) => {
      await document.fonts.ready;
      const canvas = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
      canvas.font = getComputedStyle(input).font;
      return { words: canvas.measureText(input.placeholder).width, room: input.clientWidth };
    });
    expect(words).toBeGreaterThan(0);
    expect(words).toBeLessThanOrEqual(room);
  }
});

test('what was typed stays in the field, in every language and script', async ({ page }) => {
  const typed = '恩典 & “grâce” őŻ 100%';
  await page.goto('/documents');
  await field(page).fill(typed);
  await page.keyboard.press('Enter');
  // The first search of a server makes its index.
  await page.waitForURL(/q=/);
  for (const language of ['Deutsch', 'Français', 'Magyar', '中文', 'Malti', 'English']) {
    await expect(field(page)).toHaveValue(typed);
    await page.getByRole('link', { name: language, exact: true }).click();
    await expect(page.getByRole('link', { name: language, exact: true })).toHaveAttribute('aria-current', 'true');
  }
  await expect(field(page)).toHaveValue(typed);
});

test('nothing found offers ways on, and all that there is to read', async ({ page }) => {
  await page.goto('/documents?q=zzzzqqqq');
  await expect(page.getByText('No document was found for “zzzzqqqq”.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Well-known documents' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Lumen Gentium' })).toBeVisible();
});

test('the last searches are kept in the browser, opened again, deleted and brought back', async ({ page }) => {
  for (const query of ['eucharist', 'liturgy', 'eucharist']) {
    await page.goto(`/documents?q=${query}`);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('document-searches'))).toMatch(new RegExp(`^\\W*${query}`));
  }
  await page.goto('/documents');
  const searches = page.getByRole('region').or(page.locator('section')).filter({ has: page.getByRole('heading', { name: 'Your last searches' }) });
  await expect(searches.getByRole('listitem')).toHaveText(['eucharist', 'liturgy']);
  await searches.getByRole('button', { name: 'Delete this search: eucharist' }).click();
  await expect(searches.getByRole('listitem')).toHaveText(['liturgy']);
  await searches.getByRole('button', { name: 'Undo' }).click();
  await expect(searches.getByRole('listitem')).toHaveText(['eucharist', 'liturgy']);
  expect(await faultsOf(page)).toEqual([]);
  await searches.getByRole('link', { name: 'liturgy' }).click();
  await expect(page).toHaveURL(/q=liturgy/);
  await page.goBack();
  await searches.getByRole('button', { name: 'Delete all searches' }).click();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your last searches' })).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('document-searches'))).toBeNull();
});

test('Back to a place on a page that was jumped to shows that page again', async ({ page }) => {
  await page.goto('/documents?q=eucharist');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#main$/);
  await page.getByRole('region', { name: 'Results' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/documents\/[^?#]+$/);
  await page.goBack();
  await expect(page).toHaveURL(/q=eucharist#main$/);
  await expect(page.getByRole('region', { name: 'Results' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/q=eucharist$/);
  await expect(page.getByRole('region', { name: 'Results' })).toBeVisible();
});
