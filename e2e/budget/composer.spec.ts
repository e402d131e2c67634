import { faultsOf, inTheme } from '../reader';
import { script } from '../scripted';
import { answer, ask, field, sentTimes } from './asking';
import { expect, test } from './own-site';

test('the field says what is left, in lozenges and words, and the button becomes Queue when nothing is', async ({ page, request }) => {
  for (const number of [1, 2, 3]) await script(request, `Budget ${number}?`, answer(`Answer ${number}.`));
  await page.goto('/ask');
  const form = page.locator('form.composer');
  await expect(form).toContainText('2 of 2 left this minute');
  await expect(form).toContainText('All calls: 5 of 5 left this minute');
  await expect(form.locator('.ticks').first().locator('.on')).toHaveCount(2);
  await ask(page, 'Budget 1?');
  await expect(page.getByText('Answer 1.')).toBeVisible();
  await expect(form).toContainText('1 of 2 left this minute');
  await expect(form).toContainText('All calls: 4 of 5 left this minute');
  const before = await form.getByRole('button').boundingBox();
  await ask(page, 'Budget 2?');
  await expect(page.getByText('Answer 2.')).toBeVisible();
  await expect(form).toContainText(/Next question can be sent in \d+ s/);
  const button = form.getByRole('button', { name: 'Queue' });
  await expect(button).toBeEnabled();
  expect((await button.boundingBox())?.width).toBe(before?.width);
  await ask(page, 'Budget 3?');
  await expect(page.getByText(/First in the queue.* · goes out in \d+ s/)).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Take it out of the queue' }).click();
  await expect(field(page)).toHaveValue('Budget 3?');
  await expect(page.locator('.waitline')).toHaveCount(0);
  await expect(form).toContainText('All calls: 3 of 5 left this minute');
  expect(await sentTimes(request, 'Budget 3?')).toBe(0);
});

test('the countdown runs without a call, and the field is full again after it', async ({ page, request }) => {
  await script(request, 'Used up?', answer('Yes.', { headers: { 'ratelimit-remaining': '0', 'ratelimit-reset': '4' } }));
  await page.goto('/ask');
  await ask(page, 'Used up?');
  await expect(page.getByText('Yes.', { exact: true })).toBeVisible();
  const form = page.locator('form.composer');
  await expect(form).toContainText(/can be sent in [1-4] s/);
  await expect(form).toContainText('2 of 2 left this minute');
  await expect(form.getByRole('button', { name: 'Ask' })).toBeVisible();
});

test('the row is whole on a phone and in the dark', async ({ page, request }) => {
  await script(request, 'Narrow?', answer('Narrow.', { headers: { 'ratelimit-remaining': '0', 'ratelimit-reset': '30' } }));
  await page.setViewportSize({ width: 390, height: 800 });
  await inTheme(page, 'dark');
  await page.goto('/ask');
  await ask(page, 'Narrow?');
  await expect(page.getByText('Narrow.', { exact: true })).toBeVisible();
  await ask(page, 'Narrow, too?');
  await expect(page.locator('.waitline')).toContainText('First in the queue');
  expect(await faultsOf(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
