import type { Request } from '@playwright/test';
import { conversationId, importFile, keptTurns, writtenConversation } from './ask-history-file';
import { ask, askAndKeep, rows, watch } from './ask-history-page';
import { expect, faultsOf, test } from './reader';

const calls = (sent: Request[]) => sent.filter((request) => request.method() !== 'GET' || new URL(request.url()).pathname.startsWith('/api/')).map((request) => `${request.method()} ${request.url()}`);

test.describe('a conversation', () => {
  test('has its own address and opens again from the history without a call', async ({ page }) => {
    await page.goto('/ask');
    await ask(page, 'What is purgatory?');
    await expect(page).toHaveURL(/\/ask\/([0-9a-f-]{36})\?ticket=\1/);
    await ask(page, 'What is grace?');
    await expect(page.getByText('Kept in this browser only.')).toBeVisible();
    await expect.poll(() => keptTurns(page)).toBe(2);
    await page.getByRole('link', { name: 'History' }).click();
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText('2 questions');
    const sent = watch(page);
    await rows(page).getByRole('link', { name: 'What is purgatory?' }).click();
    await expect(page).toHaveURL(/\/ask\/[0-9a-f-]{36}$/);
    const first = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'What is purgatory?' }) });
    await expect(first.getByText('Built-in data')).toBeVisible();
    await expect(first.getByRole('link', { name: /^Source 1/ }).first()).toBeVisible();
    await expect(first.getByRole('complementary', { name: 'Sources' }).getByRole('blockquote').first()).toBeAttached();
    await expect(page.getByRole('heading', { name: 'What is grace?' })).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    expect(calls(sent)).toEqual([]);
  });

  test('goes on where it was left, with its earlier turns on the page', async ({ page }) => {
    await askAndKeep(page, 'What is purgatory?', 'What is grace?');
    const id = /\/ask\/([0-9a-f-]{36})/.exec(page.url())?.[1];
    await page.goto(`/ask/${id}`);
    await expect(page.getByRole('heading', { name: 'What is grace?' })).toBeVisible();
    await ask(page, 'What is hope?');
    await expect(page).toHaveURL(new RegExp(`/ask/${id}\\?ticket=`));
    await expect(page.getByRole('heading', { name: 'What is purgatory?' })).toBeVisible();
    await expect.poll(() => keptTurns(page)).toBe(3);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'What is hope?' })).toBeVisible();
    await page.getByText('Earlier in this conversation (2 questions)').click();
    await expect(page.getByRole('heading', { name: 'What is purgatory?' })).toBeVisible();
  });

  test('is there when the server has forgotten its tickets', async ({ page }) => {
    const citations = [{ document_title: 'Summa', document_author: 'Thomas Aquinas', cited_text: 'Grace is a participation.', source_url: 'https://example.org/summa' }];
    await importFile(page, writtenConversation(1, [{ question: 'What is **grace**?', text: 'It is *given*.[1]\n\n<img src=x onerror="window.broken=1"> [bad](javascript:alert(1))', citations }]));
    for (const address of [`/ask/${conversationId(1)}`, `/ask/${conversationId(1)}?ticket=${conversationId(1)}`, `/ask?ticket=${conversationId(1)}`]) {
      await page.goto(address);
      const answer = page.getByRole('article');
      await expect(answer.locator('em', { hasText: 'given' })).toBeVisible();
      await expect(answer.getByText('An agent of last year')).toBeVisible();
      await expect(answer.getByText('task-1-0')).toBeVisible();
      await expect(answer.getByRole('link', { name: 'Source 1, Summa' })).toBeVisible();
      await expect(page.getByText('This answer is no longer kept.')).toHaveCount(0);
      expect(await page.locator('article img, article a[href^=javascript]').count()).toBe(0);
      expect(await page.evaluate(() => 'broken' in window)).toBe(false);
    }
  });

  test('that is not kept here says so and leads to the server', async ({ page }) => {
    await page.goto(`/ask/${conversationId(77)}`);
    await expect(page.getByText('This conversation is not kept in this browser.')).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('link', { name: /first answer/ }).click();
    await expect(page.getByText('This answer is no longer kept.')).toBeVisible();
    expect((await page.goto('/ask/no-conversation'))?.status()).toBe(404);
  });
});

test('a private conversation leaves nothing in the browser and says so', async ({ page }) => {
  await page.goto('/ask');
  await page.getByRole('link', { name: 'Ask without keeping it' }).click();
  await expect(page.getByText('A private conversation')).toBeVisible();
  await ask(page, 'What is purgatory?');
  await ask(page, 'What is grace?');
  await expect(page).toHaveURL(/\/ask\?private=1&ticket=/);
  await expect(page.getByText('A private conversation')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'What is grace?' })).toBeVisible();
  expect(await keptTurns(page)).toBe(0);
  expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toMatch(/purgatory|grace/);
  await page.goto('/ask/history');
  await expect(page.getByText('Nothing is kept yet.')).toBeVisible();
});

test('what was deleted is not kept again by going back to it', async ({ page }) => {
  await askAndKeep(page, 'What is purgatory?');
  await page.getByRole('link', { name: 'History' }).click();
  await page.getByRole('button', { name: /^Delete “/ }).click();
  await expect(page.getByText('Nothing is kept yet.')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('You have deleted this conversation; it is not kept.')).toBeVisible();
  expect(await keptTurns(page)).toBe(0);
  await ask(page, 'What is grace?');
  await expect.poll(() => keptTurns(page)).toBe(1);
});

test('a question whose answer is still to come is kept, and leads back to it', async ({ page }) => {
  await importFile(page, { ...(writtenConversation(1, [{ question: 'First', text: 'Text' }]) as object), asked: [{ ticket: conversationId(1), question: 'Still open', askedAt: '2026-01-01T00:00:00.000Z' }] });
  await page.goto(`/ask/${conversationId(1)}`);
  await expect(page.getByRole('link', { name: 'See whether it has come' })).toHaveAttribute('href', new RegExp(`ticket=${conversationId(1)}`));
});
