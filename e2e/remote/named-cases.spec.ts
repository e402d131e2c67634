import { expect, test } from '../reader';
import { callsFor, finishedTask, script } from '../scripted';

const data = (value: object) => ({ kind: 'data', data: value });
const saint = (id: string, name: string, fields: object = {}) => finishedTask('saint_profile', [data({ saint_id: id, primary_name: name, ...fields })]);

test.describe('a slow answer to something older never stands in the place of a newer one (O-12)', () => {
  test('a search', async ({ page, request }) => {
    await script(request, 'fran', { ...saint('slow-francis', 'Francis of Slowness'), delayMs: 3_000 });
    await script(request, 'francis xavier', { ...saint('quick-francis', 'Francis Xavier'), delayMs: 100 });
    await page.goto('/saints');
    const field = page.getByRole('main').getByRole('searchbox');
    await field.fill('fran');
    await field.press('Enter', { noWaitAfter: true });
    await expect.poll(async () => (await callsFor(request, 'fran')).length).toBe(1);
    await field.fill('francis xavier');
    await field.press('Enter', { noWaitAfter: true });
    const isTheNewer = async () => {
      await expect(page.getByRole('main')).toContainText('Francis Xavier');
      await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('francis xavier');
      await expect(page).toHaveURL(/q=francis(\+|%20)xavier$/);
      await expect(page.getByRole('main')).not.toContainText('Slowness');
    };
    await isTheNewer();
    await expect.poll(async () => (await request.get('/api/health')).ok(), { intervals: [3_500], timeout: 5_000 }).toBe(true);
    await isTheNewer();
  });

  test('two profiles, the second chosen before the first has come', async ({ page, request }) => {
    const alternates = [{ saint_id: 'slow-one', primary_name: 'Johanna Slow' }, { saint_id: 'quick-one', primary_name: 'Johanna Quick' }];
    await script(request, 'Johanna', finishedTask('saint_profile', [data({ saint_id: 'first-one', primary_name: 'Johanna', alternates })]));
    await script(request, 'slow-one', { ...saint('slow-one', 'Johanna Slow'), delayMs: 3_000 });
    await script(request, 'quick-one', saint('quick-one', 'Johanna Quick'));
    await page.goto('/saints?q=Johanna');
    await page.getByRole('link', { name: /Johanna Slow/ }).first().click({ noWaitAfter: true });
    await expect.poll(async () => (await callsFor(request, 'slow-one')).length).toBe(1);
    await page.getByRole('link', { name: /Johanna Quick/ }).first().click({ noWaitAfter: true });
    await expect(page.getByRole('heading', { level: 1, name: 'Johanna Quick' })).toBeVisible();
    await expect.poll(async () => (await request.get('/api/health')).ok(), { intervals: [3_500], timeout: 5_000 }).toBe(true);
    await expect(page.getByRole('heading', { level: 1, name: 'Johanna Quick' })).toBeVisible();
    await expect(page).toHaveURL(/quick-one$/);
  });
});

test.describe('a reader far from the server’s clock (O-14)', () => {
  test.use({ locale: 'de-DE', timezoneId: 'America/Sao_Paulo' });

  test('sees the days of the data, and server and browser write the same', async ({ page, request }) => {
    await script(request, 'far-saint', saint('far-saint', 'Fern', { feast_day: '03-19', death_date: '1900-01-01' }));
    await script(request, 'far-pope', finishedTask('pope_profile', [data({ pope_id: 'far-pope', primary_name: 'Fern I', pontificate: { start: '1939-03-02', end: '1958-10-09' } })]));
    await script(request, 'far-see', finishedTask('diocese_profile', [data({ source_code: 'far-see', primary_name: 'Ferne', recent_statistics: [{ year: 2020, population: 1234567 }] })]));
    await page.goto('/de/saints/far-saint');
    await expect(page.getByRole('main')).toContainText('19. März');
    await expect(page.getByRole('main')).toContainText('1. Januar 1900');
    await page.goto('/de/popes/far-pope');
    await expect(page.getByRole('main')).toContainText('2. März 1939');
    await page.goto('/de/dioceses/far-see');
    await expect(page.getByRole('main')).toContainText('1.234.567');
    await page.goto('/de/calendar/2026-03-19');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Josef');
  });
});

test.describe('forms behind a proxy (O-27)', () => {
  test('a post of another site is refused with 403 and a sentence, and pages are not', async ({ request, baseURL }) => {
    for (const headers of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }, { origin: 'null' }] as Record<string, string>[]) {
      const response = await request.post('/ask', { headers, multipart: { question: 'Whose form is this?' } });
      expect([response.status(), await response.text()]).toEqual([403, expect.stringContaining('another address')]);
    }
    expect((await request.get('/ask', { headers: { origin: 'https://evil.example' } })).status()).toBe(200);
    expect(await callsFor(request, 'Whose form is this?')).toHaveLength(0);
    expect(baseURL).toContain('localhost');
  });

  test('our own form works without scripts though the proxy has lost the port', async ({ browser, request, baseURL }) => {
    const question = 'Does the form pass the proxy?';
    await script(request, question, finishedTask('catholic_qa_response', [{ kind: 'text', text: 'It does.' }]));
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL, extraHTTPHeaders: { 'x-forwarded-host': 'localhost' } });
    const page = await context.newPage();
    await page.goto('/ask');
    await page.getByRole('textbox', { name: 'Question' }).fill(question);
    await page.getByRole('main').getByRole('button', { name: 'Ask' }).click();
    await expect(page.getByRole('main')).toContainText('It does.');
    await context.close();
  });
});

test('a tab that was open while the site was renewed says so, keeps the text, and works after a reload (O-28)', async ({ page, request }) => {
  const question = 'Is this tab too old?';
  await script(request, question, finishedTask('catholic_qa_response', [{ kind: 'text', text: 'Not any more.' }]));
  await page.goto('/ask');
  // What a server answers that does not know the action of an older page.
  await page.route('**/ask*', (route) => (route.request().method() === 'POST' ? route.fulfill({ status: 404, headers: { 'x-nextjs-action-not-found': '1' }, contentType: 'text/plain', body: 'Server action not found.' }) : route.fallback()));
  const field = page.getByRole('textbox', { name: 'Question' });
  await field.fill(question);
  await field.press('Enter');
  await expect(page.getByText(/older than the site/)).toBeVisible();
  await expect(field).toHaveValue(question);
  await page.unroute('**/ask*');
  await page.getByRole('button', { name: 'Load the page again' }).click();
  await expect(field).toHaveValue(question);
  await field.press('Enter');
  await expect(page.getByRole('main')).toContainText('Not any more.');
});
