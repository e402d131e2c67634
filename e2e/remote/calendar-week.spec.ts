import { test as base, expect, type Page } from '@playwright/test';
import { comingWeek } from '../coming-week';
import { whole } from '../reader';
import { callsFor, script, type ScriptedReply } from '../scripted';

/** A browser with the service worker, which keeps the pages. */
const test = base.extend({});
test.use({ serviceWorkers: 'allow' });

/** Both skills are asked by the date alone: one reply has what each looks for. */
function says(text: string): ScriptedReply {
  const artifacts = ['mass_readings', 'martyrology'].map((name) => ({ artifactId: name, name, parts: [{ kind: 'text', text }] }));
  const status = { state: 'completed', timestamp: '2026-11-30T10:00:00Z' };
  return { body: { jsonrpc: '2.0', id: '$id', result: { kind: 'task', id: 'task-1', contextId: 'context-1', status, artifacts } } };
}

const keep = (page: Page) => page.getByRole('button', { name: /^Keep \d/ }).click();

test('the price of keeping a week is said before and falls with what is known; no call is made twice, and what failed is all that is asked again', async ({ page, context, request }) => {
  test.setTimeout(180_000);
  const week = comingWeek();
  for (const date of week) await script(request, date, says(`Kept words of ${date}`));
  const failing = week[3] ?? '';
  await script(request, failing, { body: { jsonrpc: '2.0', id: '$id', error: { code: -32603, message: 'out of order' } } });
  const calls = async () => Promise.all(week.map(async (date) => (await callsFor(request, date)).length));
  const tomorrow = `/calendar/${week[1] ?? ''}`;
  await page.goto(tomorrow);
  for (const block of ['article', 'complementary'] as const) await expect(page.getByRole(block)).toContainText(`Kept words of ${week[1] ?? ''}`);
  await page.goto(tomorrow);
  await expect(page.getByText('This costs up to 12 calls to 127.0.0.1')).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await whole(page);
  const before = await calls();
  await keep(page);
  await expect(page.getByText(/^6 of 7 days were kept/)).toBeVisible({ timeout: 90_000 });
  const once = await calls();
  // The second call of the day that fails is not made after the first.
  expect(once.map((count, index) => count - (before[index] ?? 0))).toEqual([2, 0, 2, 1, 2, 2, 2]);

  await script(request, failing, says(`Kept words of ${failing}`));
  await keep(page);
  await expect(page.getByText(/^Kept in this browser: \d/)).toBeVisible({ timeout: 90_000 });
  expect((await calls()).map((count, index) => count - (once[index] ?? 0))).toEqual([0, 0, 0, 2, 0, 0, 0]);

  await context.setOffline(true);
  for (const date of week) {
    await page.goto(`/calendar/${date}`);
    await expect(page.getByRole('article')).toContainText(`Kept words of ${date}`);
  }
});
