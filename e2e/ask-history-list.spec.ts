import { readFile } from 'node:fs/promises';
import { importFile, keptTurns, writtenConversation } from './ask-history-file';
import { ask, deleteAll, rows, watch } from './ask-history-page';
import { expect, faultsOf, test } from './reader';

test.describe('the list of conversations', () => {
  const written = [
    writtenConversation(1, [{ question: 'Who was Thérèse of Lisieux?', text: 'A Carmelite.' }]),
    writtenConversation(2, [{ question: 'What is hope?', text: 'Ħniena u l-ġustizzja.' }, { question: 'And charity?', text: 'Caritas in Veritate says it.' }]),
    writtenConversation(3, [{ question: '什么是恩典？', text: '恩典是恩惠。' }]),
  ];

  test('is searched without case and accents, in titles and texts', async ({ page }) => {
    await importFile(page, ...written);
    await expect(rows(page)).toHaveCount(3);
    const search = page.getByRole('searchbox', { name: 'Search the history' });
    for (const [words, title] of [['therese LISIEUX', 'Thérèse'], ['hniena gustizzja', 'What is hope?'], ['恩惠', '什么是恩典']] as const) {
      await search.fill(words);
      await expect(rows(page)).toHaveCount(1);
      await expect(rows(page)).toContainText(title);
    }
    await search.fill('caritas');
    await expect(rows(page)).toContainText('Also in: And charity?');
    await search.fill('nothing of the kind');
    await expect(page.getByText('No conversation has these words')).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
  });

  test('renames, deletes and brings back', async ({ page }) => {
    await importFile(page, ...written);
    await page.getByRole('button', { name: 'Rename “What is hope?”' }).click();
    await expect(page.getByLabel('New title')).toBeFocused();
    await page.keyboard.type('The three virtues');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: 'The three virtues' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Rename “The three virtues”' })).toBeFocused();
    await page.getByRole('button', { name: 'Delete “The three virtues”' }).click();
    await expect(rows(page)).toHaveCount(2);
    expect(await keptTurns(page)).toBe(2);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('link', { name: 'The three virtues' })).toBeVisible();
    await page.getByRole('button', { name: 'Delete all' }).click();
    await expect(page.getByRole('dialog', { name: 'Delete all 3 conversations?' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Delete all' })).toBeFocused();
    await expect(rows(page)).toHaveCount(3);
    await deleteAll(page);
    await expect(page.getByText('Nothing is kept yet.')).toBeVisible();
    await expect(page.getByText('3 conversations deleted')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(rows(page)).toHaveCount(3);
    expect(await keptTurns(page)).toBe(4);
    await page.reload();
    await expect(page.getByRole('link', { name: 'The three virtues' })).toBeVisible();
  });

  test('leaves as one file and comes in again', async ({ page }) => {
    await importFile(page, ...written);
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Export all (JSON)' }).click()]);
    const exported = await readFile(await download.path(), 'utf8');
    await deleteAll(page);
    await expect(page.getByText('Nothing is kept yet.')).toBeVisible();
    await page.locator('input[type=file]').setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from(exported) });
    await expect(page.getByText('3 conversations came in.')).toBeVisible();
    await expect(rows(page)).toHaveCount(3);
    const [again] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Export all (JSON)' }).click()]);
    const withoutTime = (json: string) => ({ ...(JSON.parse(json) as object), exportedAt: '' });
    expect(withoutTime(await readFile(await again.path(), 'utf8'))).toEqual(withoutTime(exported));
  });

  test('takes no other file, and of a damaged one what is whole', async ({ page }) => {
    await page.goto('/ask/history');
    for (const text of ['', 'no json', '[]', '{"format":"other"}', '{"format":"magisterium-explorer-history","version":2,"conversations":[]}']) {
      await page.locator('input[type=file]').setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from(text) });
      await expect(page.getByText('This is not a file of this history.')).toBeVisible();
    }
    await importFile(page, null, 7, { id: 'x' }, { ...(writtenConversation(4, []) as object) }, ...written);
    await expect(rows(page)).toHaveCount(3);
  });

  test('holds five hundred, and the oldest go first', async ({ page }) => {
    await importFile(page, ...Array.from({ length: 505 }, (_, index) => writtenConversation(index + 1, [{ question: `Question number ${index + 1}`, text: 'Text' }])));
    await expect(page.getByText('500 conversations came in; 5 found no room.')).toBeVisible();
    await expect(page.getByText('At most 500 are kept; the oldest go first.')).toBeVisible();
    expect(await keptTurns(page)).toBe(500);
    await page.getByRole('searchbox', { name: 'Search the history' }).fill('number 5');
    await expect(page.getByText('100 conversations', { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Question number 5', exact: true })).toHaveCount(0);
    await page.goto('/ask');
    await ask(page, 'What is purgatory?');
    await expect.poll(() => keptTurns(page)).toBe(500);
    await page.goto('/ask/history');
    await expect(rows(page).first()).toContainText('What is purgatory?');
  });
});

test('nothing of it is sent anywhere', async ({ page, baseURL }) => {
  await importFile(page, writtenConversation(1, [{ question: 'A secret matter of mine', text: 'Its confidential answer.[1]', citations: [{ document_title: 'Classified' }] }]));
  const sent = watch(page);
  await page.getByRole('searchbox', { name: 'Search the history' }).fill('confidential');
  await expect(page.getByText('1 conversation', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^Rename/ }).click();
  await page.getByLabel('New title').fill('My secret');
  await page.keyboard.press('Enter');
  await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Export all (JSON)' }).click()]);
  await page.getByRole('link', { name: 'My secret' }).click();
  await expect(page.getByRole('link', { name: 'Source 1, Classified' })).toBeVisible();
  await page.goBack();
  await deleteAll(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows(page)).toHaveCount(1);
  const words = /secret|confidential|classified/i;
  for (const request of sent) {
    // A blob is the browser's own memory: the download.
    expect(request.url().startsWith('blob:') || new URL(request.url()).origin === new URL(baseURL ?? '').origin).toBe(true);
    expect([request.method(), request.postData(), words.test(decodeURIComponent(request.url())), words.test(JSON.stringify(await request.allHeaders()))]).toEqual(['GET', null, false, false]);
  }
  expect(sent.length).toBeGreaterThan(0);
});
