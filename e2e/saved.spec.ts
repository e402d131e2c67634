import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { deleteAll } from './ask-history-page';
import { expect, faultsOf, test } from './reader';
import { damageStore, storageFaults } from './storage-faults';

const rows = (page: Page) => page.getByRole('main').locator('.kept-list > li');

/** Saves documents as a reader does, on their pages. */
async function saveEach(page: Page, ...ids: string[]): Promise<void> {
  for (const id of ids) {
    await page.goto(`/documents/${id}`);
    await page.getByRole('button', { name: 'Save for reading offline' }).click();
    await expect(page.getByRole('button', { name: 'Saved. Take it out' })).toBeVisible();
  }
}

test('a document is saved, read in the list, taken out on its page', async ({ page }) => {
  await saveEach(page, 'john-3');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Saved. Take it out' })).toBeVisible();
  await page.getByRole('link', { name: 'Saved documents' }).click();
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText(/Built-in data, read .*20\d\d/);
  await page.getByText('Read the saved text').click();
  await expect(rows(page)).toContainText('For God so loved the world');
  expect(await faultsOf(page)).toEqual([]);
  await rows(page).getByRole('link', { name: 'John 3' }).click();
  await page.getByRole('button', { name: 'Saved. Take it out' }).click();
  await expect(page.getByRole('button', { name: 'Save for reading offline' })).toBeVisible();
  await page.goto('/documents/saved');
  await expect(page.getByText('Nothing is saved yet.')).toBeVisible();
});

test('what is saved leaves as files, is deleted and brought back, and comes in again', async ({ page }) => {
  await saveEach(page, 'john-3', 'lumen-gentium');
  await page.goto('/documents/saved');
  await expect(rows(page)).toHaveCount(2);
  const exported = async (name: string) => {
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name, exact: true }).click()]);
    return readFile(await download.path(), 'utf8');
  };
  expect(await exported('Markdown')).toMatch(/# Lumen Gentium[\s\S]+---[\s\S]+# John 3[\s\S]+For God so loved the world/);
  expect(await exported('BibTeX')).toContain('{Lumen Gentium}');
  expect(await exported('RIS')).toContain('TI  - John 3');
  expect(await exported('Chicago notes')).toMatch(/Second Vatican Council, Lumen Gentium \(21\sNovember\s1964\), accessed\s\d/);
  const json = await exported('JSON');
  await page.getByRole('button', { name: 'Delete “John 3”' }).click();
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows(page)).toHaveCount(2);
  await deleteAll(page);
  await expect(page.getByText('Nothing is saved yet.')).toBeVisible();
  for (const text of ['no json', '{"format":"magisterium-explorer-history","version":1,"saved":[]}']) {
    await page.locator('input[type=file]').setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from(text) });
    await expect(page.getByText('This is not a JSON file of this list.')).toBeVisible();
  }
  await page.locator('input[type=file]').setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from(json) });
  await expect(page.getByText('2 texts came in.')).toBeVisible();
  await expect(rows(page)).toHaveCount(2);
});

// The other ways of keeping nothing are the history's, by the same means.
for (const name of ['is forbidden', 'is full'] as const) {
  test(`storage that ${name}: the document is read all the same, and one sentence says that it was not saved`, async ({ page }) => {
    await page.addInitScript(storageFaults[name]);
    await page.goto('/documents/john-3');
    await page.getByRole('button', { name: 'Save for reading offline' }).click();
    await expect(page.getByText('It could not be saved')).toBeVisible();
    await expect(page.getByText('For God so loved the world')).toBeVisible();
    await page.goto('/documents/saved');
    await expect(page.getByText(name === 'is full' ? 'Nothing is saved yet.' : 'Nothing is kept: this browser has no room')).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
  });
}

test('storage that is damaged is begun anew by deleting it', async ({ page }) => {
  await damageStore(page, 'saved-documents');
  await page.goto('/documents/saved');
  await page.getByRole('button', { name: 'Delete everything saved' }).click();
  await expect(page.getByText('Nothing is saved yet.')).toBeVisible();
  await saveEach(page, 'john-3');
});

test('the list is for the reader alone: no search engine, no sitemap', async ({ page, request }) => {
  await page.goto('/de/documents/saved');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/saved');
});
