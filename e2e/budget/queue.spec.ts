import { callsFor, finishedTask, script } from '../scripted';
import { answer, ask, field, freeAgain, sentTimes } from './asking';
import { expect, test } from './own-site';

const saint = (id: string, headers: Record<string, string> = {}) => ({ ...finishedTask('saint_profile', [{ kind: 'data', data: { saint_id: id, primary_name: `Saint ${id}` } }]), headers });
const usedUp = (seconds: number) => ({ 'ratelimit-remaining': '0', 'ratelimit-reset': String(seconds) });

test.describe('a question in the queue', () => {
  test('goes out by itself when its time has come, once, and its answer is shown', async ({ page, request }) => {
    await script(request, 'First of two?', answer('The first.', { headers: usedUp(8) }));
    await script(request, 'Second of two?', answer('The second.'));
    await page.goto('/ask');
    await ask(page, 'First of two?');
    await expect(page.getByText('The first.')).toBeVisible();
    await ask(page, 'Second of two?');
    await expect(page.getByText(/First in the queue.* · goes out in [1-8] s/)).toBeVisible();
    await expect(page.getByText('The second.')).toBeVisible();
    expect(await sentTimes(request, 'Second of two?')).toBe(1);
  });

  test('waits for the answer before it, and a reload or a second tab finds it', async ({ page, context, request }) => {
    await script(request, 'Slow one?', answer('Slow.', { delayMs: 9_000 }));
    await script(request, 'Quick one?', answer('Quick.'));
    await page.goto('/ask');
    await ask(page, 'Slow one?');
    await expect(page.getByText(/so far/)).toBeVisible();
    await expect(page.locator('form.composer').getByRole('button', { name: 'Queue' })).toBeVisible();
    await ask(page, 'Quick one?');
    await expect(page.getByText(/First in the queue.*when the answer before it has come/)).toBeVisible();
    expect(await sentTimes(request, 'Quick one?')).toBe(0);
    await page.reload();
    const second = await context.newPage();
    await second.goto(page.url());
    await expect(page.getByText('Quick.', { exact: true })).toBeVisible({ timeout: 15_000 });
    await expect(page.getByText('Slow.', { exact: true })).toBeVisible();
    await expect(second.getByText('Quick.', { exact: true })).toBeVisible({ timeout: 15_000 });
    expect([await sentTimes(request, 'Slow one?'), await sentTimes(request, 'Quick one?')]).toEqual([1, 1]);
  });

  test('of one reader makes the next one’s button say Queue until it is answered', async ({ page, browser, site, request }) => {
    await script(request, 'Theirs?', answer('Theirs.', { delayMs: 6_000 }));
    await page.goto('/ask');
    await ask(page, 'Theirs?');
    await expect(page.getByText(/so far/)).toBeVisible();
    const other = await (await browser.newContext({ baseURL: site.url })).newPage();
    await other.goto('/ask');
    const form = other.locator('form.composer');
    await expect(form.getByRole('button', { name: 'Queue' })).toBeVisible();
    await expect(form).toContainText('Another question of this account is on its way');
    await expect(page.getByText('Theirs.', { exact: true })).toBeVisible();
    await expect(form.getByRole('button', { name: 'Ask' })).toBeVisible();
    await other.context().close();
  });

  test('is not sent when the reader has gone', async ({ page, request }) => {
    test.setTimeout(90_000);
    await script(request, 'Here?', answer('Here.', { headers: usedUp(36) }));
    await script(request, 'Gone?', answer('Too late.'));
    await page.goto('/ask');
    await ask(page, 'Here?');
    await expect(page.getByText('Here.', { exact: true })).toBeVisible();
    await ask(page, 'Gone?');
    await expect(page.locator('.waitline')).toContainText('First in the queue');
    const address = page.url();
    await page.goto('about:blank');
    await freeAgain(request, 'questions');
    await page.goto(address);
    await expect(page.getByText('Taken out of the queue')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Ask again' })).toBeVisible();
    expect(await sentTimes(request, 'Gone?')).toBe(0);
  });

  test('says where it stands without scripts too', async ({ browser, site, request }) => {
    await script(request, 'Plain one?', answer('Plain.', { headers: usedUp(8) }));
    await script(request, 'Plain two?', answer('Plain as well.'));
    const page = await (await browser.newContext({ javaScriptEnabled: false, baseURL: site.url })).newPage();
    await page.goto('/ask');
    await field(page).fill('Plain one?');
    await page.getByRole('button', { name: 'Ask', exact: true }).last().click();
    await expect(page.getByText('Plain.', { exact: true })).toBeVisible();
    await field(page).fill('Plain two?');
    await page.locator('form.composer button').click();
    await expect(page.getByText(/First in the queue.* · goes out in \d+ s/)).toBeVisible();
    await expect(async () => {
      await page.getByRole('link', { name: 'See whether the answer has come' }).click();
      await expect(page.getByText('Plain as well.')).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await page.context().close();
  });
});

test.describe('a page in the queue', () => {
  test('says its place, counts down, and is there when it was read', async ({ page, request }) => {
    await script(request, 'last-free', saint('last-free', usedUp(8)));
    await script(request, 'queued', saint('queued'));
    await page.goto('/saints/last-free');
    await page.goto('/saints/queued');
    await expect(page.getByText(/First in the queue.* · goes out in [1-8] s/)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Saint queued' })).toBeVisible();
    expect(await callsFor(request, 'queued')).toHaveLength(1);
  });

  test('can be taken out at no cost', async ({ page, request }) => {
    await script(request, 'free-before', saint('free-before', usedUp(6)));
    await script(request, 'taken-out', saint('taken-out'));
    await script(request, 'after-it', saint('after-it'));
    await page.goto('/saints/free-before');
    await page.goto('/saints/taken-out');
    await page.getByRole('button', { name: 'Take it out of the queue' }).click();
    await expect(page.getByText('No call was spent.')).toBeVisible();
    await freeAgain(request, 'general');
    // Nobody overtakes those who wait: what goes out now would have been behind it.
    await page.goto('/saints/after-it');
    await expect(page.getByRole('heading', { level: 1, name: 'Saint after-it' })).toBeVisible();
    expect(await callsFor(request, 'taken-out')).toHaveLength(0);
  });
});
