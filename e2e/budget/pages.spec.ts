import { asPerson, callsFor, finishedTask, script } from '../scripted';
import { expect, test } from './own-site';

const saint = (id: string) => finishedTask('saint_profile', [{ kind: 'data', data: { saint_id: id, primary_name: `Saint ${id}` } }]);

test.describe('a page whose call has to wait', () => {
  test('a pause that the agent asks for is counted down before one can ask again, also after a reload and on coming back, and other pages stand', async ({ page, request }) => {
    await script(request, 'stands', saint('stands'));
    await script(request, 'paused', { status: 429, headers: { 'retry-after': '12' }, body: { message: 'slow down' } });
    await page.goto('/saints/stands');
    await page.goto('/saints/paused');
    const counts = page.getByText(/Asking again is possible in (?:1[0-2]|[1-9]) s/);
    await expect(page.getByText('The agent asks for a pause')).toBeVisible();
    await expect(counts).toBeVisible();
    await expect.poll(() => page.evaluate(() => document.cookie)).toContain('tried=');
    for (const comeBack of [() => page.reload(), () => page.goto('/about').then(() => page.goBack())]) {
      await comeBack();
      await expect(page.getByText('The agent asks for a pause')).toBeVisible();
      await expect(counts).toBeVisible();
    }
    await expect(page.getByRole('button', { name: 'Ask again (1 call)' })).toHaveCount(0);
    await script(request, 'paused', saint('paused'));
    await expect(page.getByText('The agent takes calls again.')).toBeVisible();
    await page.getByRole('button', { name: 'Ask again (1 call)' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Saint paused' })).toBeVisible();
    expect(await callsFor(request, 'paused')).toHaveLength(2);
    await page.goto('/saints/stands');
    await expect(page.getByRole('heading', { level: 1, name: 'Saint stands' })).toBeVisible();
  });

  test('keeps its place in the queue over a reload', async ({ page, request, baseURL }) => {
    for (let used = 1; used <= 5; used += 1) {
      await script(request, `uses-${used}`, saint(`uses-${used}`));
      await request.get(`${baseURL}/saints/uses-${used}`, asPerson);
    }
    await script(request, 'waits', saint('waits'));
    await page.goto('/saints/waits');
    await expect(page.getByText(/First in the queue/)).toBeVisible();
    await page.reload();
    await expect(page.getByText(/First in the queue/)).toBeVisible();
    expect(await callsFor(request, 'waits')).toHaveLength(0);
  });
});

test('where nothing is left, /connect counts down until all is there again', async ({ page, request, baseURL }) => {
  await script(request, 'uses-all', { ...saint('uses-all'), headers: { 'ratelimit-remaining': '0', 'ratelimit-reset': '5' } });
  await request.get(`${baseURL}/saints/uses-all`, asPerson);
  await page.goto('/connect');
  const meter = page.locator('.meter', { hasText: 'All calls' });
  await expect(meter).toContainText(/0 of 5 left this minute · all again in [1-5] s/);
  await expect(meter).toContainText('all there again');
});
