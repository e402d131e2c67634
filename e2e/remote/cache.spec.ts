import { expect, test } from '../reader';
import { asPerson, callsFor, finishedTask, script } from '../scripted';

const saint = (id: string, fields: object = {}) => finishedTask('saint_profile', [{ kind: 'data', data: { saint_id: id, primary_name: `Saint ${id}`, ...fields } }]);

test.describe('calls to an agent that counts them', () => {
  test('reload, back and forward, a second reader and a page without scripts cost nothing', async ({ page, browser, request }) => {
    await script(request, 'kept-once', saint('kept-once'));
    await page.goto('/saints/kept-once');
    await expect(page.getByText('read just now').first()).toBeVisible();
    await page.reload();
    await expect(page.locator('.prov[data-cache=fresh]').first()).toBeVisible();
    await page.goto('/about');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Saint kept-once' })).toBeVisible();
    await page.goForward();
    await expect(page).toHaveURL(/\/about$/);
    const other = await browser.newContext({ javaScriptEnabled: false });
    const second = await other.newPage();
    await second.goto(page.url().replace(/\/about$/, '/saints/kept-once'));
    await expect(second.getByRole('heading', { level: 1, name: 'Saint kept-once' })).toBeVisible();
    await other.close();
    expect(await callsFor(request, 'kept-once')).toHaveLength(1);
  });

  test('coming back to, or reloading, a page whose call failed costs nothing and says why, and what trying again costs', async ({ page, request }) => {
    for (const [id, reply, why] of [['fails-once', { status: 503, body: '' }, 'The agent’s service is down'], ['forbids-once', { status: 403, body: '' }, 'Not allowed']] as const) {
      await script(request, id, reply);
      await page.goto(`/saints/${id}`);
      const again = page.getByRole('button', { name: 'Ask again (1 call)' });
      await expect(again).toBeVisible();
      await expect.poll(() => page.evaluate(() => document.cookie)).toContain('tried=');
      await page.reload();
      await expect(page.getByText('Coming back or loading it again asks nothing')).toBeVisible();
      await expect(page.getByRole('main')).toContainText(why);
      await page.goto('/about');
      await page.goBack();
      await expect(page.getByText('Coming back or loading it again asks nothing')).toBeVisible();
      await expect(page.getByRole('main')).toContainText(why);
      expect(await callsFor(request, id)).toHaveLength(1);
      await script(request, id, saint(id));
      await again.click();
      await expect(page.getByRole('heading', { level: 1, name: `Saint ${id}` })).toBeVisible();
      expect(await callsFor(request, id)).toHaveLength(2);
    }
  });

  test('a crawler, a prefetch and a reload of what was never read get a light page that is not indexed', async ({ page, request }) => {
    await script(request, 'unread', saint('unread'));
    const headers: Record<string, string>[] = [
      { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' },
      { ...asPerson.headers, 'sec-purpose': 'prefetch' },
      { ...asPerson.headers, 'cache-control': 'max-age=0' },
      { 'user-agent': 'Slackbot-LinkExpanding 1.0' },
    ];
    for (const sent of headers) {
      const html = await (await request.get('/saints/unread', { headers: sent })).text();
      expect(html).toContain('Not read yet');
      expect(html).toMatch(/<meta name="robots" content="noindex/);
    }
    expect(await callsFor(request, 'unread')).toHaveLength(0);
    // A person who finds that page reads it by a button, also without scripts.
    await page.setExtraHTTPHeaders({ 'sec-purpose': 'prefetch' });
    await page.goto('/saints/unread');
    await page.setExtraHTTPHeaders({});
    await page.getByRole('button', { name: 'Read it now (1 call)' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Saint unread' })).toBeVisible();
    expect(await callsFor(request, 'unread')).toHaveLength(1);
  });

  test('without scripts the button is a form that comes back to its page', async ({ browser, request, baseURL }) => {
    await script(request, 'unread-plain', saint('unread-plain'));
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL, extraHTTPHeaders: { 'sec-purpose': 'prefetch' } });
    const page = await context.newPage();
    await page.goto('/saints/unread-plain');
    await context.setExtraHTTPHeaders({});
    await page.getByRole('button', { name: 'Read it now (1 call)' }).click();
    await expect(page).toHaveURL(/\/saints\/unread-plain$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Saint unread-plain' })).toBeVisible();
    await context.close();
    expect(await callsFor(request, 'unread-plain')).toHaveLength(1);
  });

  test('a list of forty profiles that is scrolled to its end is one call (O-55)', async ({ page, request }) => {
    const alternates = Array.from({ length: 40 }, (_, index) => ({ saint_id: `of-many-${index}`, primary_name: `Johannes ${index}` }));
    await script(request, 'Johannes', finishedTask('saint_profile', [{ kind: 'data', data: { saint_id: 'of-many', primary_name: 'Johannes', alternates } }]));
    await page.goto('/saints?q=Johannes');
    await page.locator('details', { hasText: 'Johannes 39' }).last().locator('summary').click();
    await page.getByRole('link', { name: /Johannes 39/ }).scrollIntoViewIfNeeded();
    await page.getByRole('main').getByRole('link', { name: /Johannes 3/ }).first().hover();
    await page.waitForLoadState('networkidle');
    expect(await callsFor(request, 'Johannes')).toHaveLength(1);
    for (let index = 0; index < 40; index += 1) expect(await callsFor(request, `of-many-${index}`)).toHaveLength(0);
  });

  test('"Refresh" is one call and shows the new answer; where it fails, what was read stays and says so', async ({ page, request }) => {
    await script(request, 'refreshed', saint('refreshed', { vocation: 'hermit' }));
    await page.goto('/saints/refreshed');
    await expect(page.getByRole('main')).toContainText(/hermit/i);
    await script(request, 'refreshed', saint('refreshed', { vocation: 'abbess' }));
    await page.getByRole('button', { name: 'Refresh (1 call)' }).first().click();
    await expect(page.getByRole('main')).toContainText(/abbess/i);
    await script(request, 'refreshed', { status: 503, body: '' });
    await page.getByRole('button', { name: 'Refresh (1 call)' }).first().click();
    await expect(page.getByText('The agent did not answer; this was read before.').first()).toBeVisible();
    await expect(page.getByRole('main')).toContainText(/abbess/i);
    expect(await callsFor(request, 'refreshed')).toHaveLength(3);
  });

  test('a form of another site causes no call', async ({ request }) => {
    const response = await request.post('/api/read', { headers: { 'sec-fetch-site': 'cross-site' }, multipart: { skill: 'saint_lookup', input: '{"saint_id":"forged"}' } });
    expect(response.status()).toBe(403);
    expect(await callsFor(request, 'forged')).toHaveLength(0);
  });

  test('the reader may choose the built-in agent, and come back', async ({ page, request }) => {
    await page.goto('/connect');
    await page.getByRole('button', { name: 'Use the built-in agent' }).click();
    await page.goto('/saints/augustine-of-hippo');
    await expect(page.getByRole('main')).toContainText('Built-in data');
    expect(await callsFor(request, 'augustine-of-hippo')).toHaveLength(0);
    await page.goto('/connect');
    await page.getByRole('button', { name: 'Use 127.0.0.1' }).click();
    await expect(page.getByRole('button', { name: 'Use the built-in agent' })).toBeVisible();
  });
});
