import type { Page } from '@playwright/test';
import { keptTurns } from '../ask-history-file';
import { script, type ScriptedReply } from '../scripted';
import { ask, sentTimes } from './asking';
import { expect, test } from './own-site';

const kept = (id: string, words: string): ScriptedReply => ({
  body: { jsonrpc: '2.0', id: '$id', result: { kind: 'task', id, contextId: 'c', status: { state: 'completed' }, artifacts: [{ name: 'catholic_qa_response', parts: [{ kind: 'text', text: words }] }] } },
});

/** A browser whose history of questions is refused: only there is an answer lost with the site. */
async function keepsNoHistory(page: Page): Promise<void> {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
  });
}

test('an answer that the site has lost is still in the browser', async ({ page, site, request }) => {
  const question = 'Is this kept here?';
  await script(request, question, kept('task-kept', 'It is.'));
  await page.goto('/ask');
  await ask(page, question);
  await expect.poll(() => keptTurns(page)).toBe(1);
  await site.restart();
  await page.reload();
  await expect(page.getByText('It is.')).toBeVisible();
  await expect(page.getByText('This answer is no longer kept.')).toHaveCount(0);
  expect(await sentTimes(request, question)).toBe(1);
});

test('an answer that neither has is read again from the agent, at no cost', async ({ page, site, request }) => {
  const question = 'Will this outlive the site?';
  await script(request, question, kept('task-outlives', 'It will.'));
  await script(request, 'task-outlives', kept('task-outlives', 'It will.'));
  await keepsNoHistory(page);
  await page.goto('/ask');
  await ask(page, question);
  await expect(page.getByText('It will.')).toBeVisible();
  await expect(page.getByText('Nothing is kept: this browser')).toBeVisible();
  await site.restart();
  await page.reload();
  await expect(page.getByText('This answer is no longer kept.')).toBeVisible();
  await expect(page.getByText(question)).toBeVisible();
  await page.getByRole('button', { name: 'Read the answer again, at no cost' }).click();
  await expect(page.getByText('It will.')).toBeVisible();
  await expect(page.locator('form.composer')).toContainText('2 of 2 left this minute');
  expect(await sentTimes(request, question)).toBe(1);
});

test('one that the agent has lost as well is said to be gone', async ({ page, site, request }) => {
  const question = 'Will this outlive the agent?';
  await script(request, question, kept('task-forgotten', 'Not for long.'));
  await script(request, 'task-forgotten', { body: { jsonrpc: '2.0', id: '$id', error: { code: -32001, message: 'Task not found' } } });
  await keepsNoHistory(page);
  await page.goto('/ask');
  await ask(page, question);
  await expect(page.getByText('Not for long.')).toBeVisible();
  await expect(page.getByText('Nothing is kept: this browser')).toBeVisible();
  await site.restart();
  await page.reload();
  await page.getByRole('button', { name: 'Read the answer again, at no cost' }).click();
  await expect(page.getByText('The agent no longer keeps this answer.')).toBeVisible();
  expect(await sentTimes(request, question)).toBe(1);
});

test('nothing is offered to a browser that does not remember the answer', async ({ page }) => {
  await page.goto('/ask?ticket=00000000-0000-4000-8000-000000000000');
  await expect(page.getByText('This answer is no longer kept.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Read the answer again, at no cost' })).toHaveCount(0);
});
