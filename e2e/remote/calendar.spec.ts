import { expect, test } from '../reader';
import { asPerson, callsFor, finishedTask, script } from '../scripted';

const text = (value: string) => ({ kind: 'text', text: value });
/** Both skills are asked by the date; the scripted agent tells them apart by nothing else, so one reply serves both. */
const says = (value: string) => ({ ...finishedTask('mass_readings', [text(value)]) });

test('a day is drawn at once with what is computed here; each block comes from the agent by itself, at the price of a call that is named', async ({ page, request }) => {
  const date = '2031-03-20';
  await script(request, date, { ...says('First Reading: Genesis 1:1-4\n\nGospel: John 2:1-5'), delayMs: 2_500 });
  const began = Date.now();
  await page.goto(`/calendar/${date}`, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/Reading from 127\.0\.0\.1|Read it now \(1 call\)/).first()).toBeVisible();
  expect(Date.now() - began).toBeLessThan(60_000);
  await expect(page.getByRole('main')).toContainText('John 2:1-5');
  // Readings and saints: two calls, and a page that is drawn again is none.
  await expect.poll(async () => (await callsFor(request, date)).length).toBe(2);
  await page.goto(`/calendar/${date}`);
  await expect(page.getByRole('main')).toContainText('John 2:1-5');
  expect(await callsFor(request, date)).toHaveLength(2);
});

test('a page that nobody opens asks nobody', async ({ request }) => {
  const date = '2031-03-21';
  await script(request, date, says('x'));
  for (const headers of [{ 'user-agent': 'Twitterbot/1.0', ...asPerson.headers }, { purpose: 'prefetch' }, {}] as Record<string, string>[]) {
    expect((await request.get(`/calendar/${date}`, { headers })).status()).toBe(200);
  }
  // The page that a person opens carries the button; the call is the browser's, once it is drawn.
  const html = await (await request.get(`/calendar/${date}`, asPerson)).text();
  expect(html).toContain('Read it now (1 call)');
  expect(await callsFor(request, date)).toHaveLength(0);
});

test('a block that fails says so and leaves the rest; nothing is asked again by itself', async ({ page, request }) => {
  const date = '2031-03-22';
  await script(request, date, { body: { jsonrpc: '2.0', id: '$id', error: { code: -32603, message: 'out of order' } } });
  await page.goto(`/calendar/${date}`);
  await expect(page.getByRole('button', { name: /1 call/ })).toHaveCount(2);
  await expect(page.locator('.reading').first()).toBeVisible();
  await expect(page.getByRole('main')).toContainText('General Roman Calendar');
  await expect.poll(async () => (await callsFor(request, date)).length).toBe(2);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: /1 call/ })).toHaveCount(2);
  expect(await callsFor(request, date)).toHaveLength(2);
});

test('where the agent and the computation differ both are shown; where they agree nothing is said', async ({ page, request }) => {
  const date = '2027-03-25';
  await script(request, date, says('# Thursday, March 25, 2027\n\n**Solemnity of the Annunciation**\n\nRank: Solemnity\n\nColor: Black\n\nIsaiah 7:10-14; 8:10\n\nLuke 1:26-38'));
  await page.goto(`/calendar/${date}`);
  const notice = page.getByRole('region', { name: 'Two accounts of this day' });
  await expect(notice).toBeVisible();
  await expect(notice.getByRole('row', { name: /Readings.*Luke 1:26-38.*Jn 13:1-15/ })).toBeVisible();
  await expect(notice.getByRole('row', { name: /Celebration.*Annunciation.*Thursday/ })).toBeVisible();
  await expect(notice.getByRole('row', { name: /Colour Black White/ })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Isaiah 7:10-14');
  const agreed = '2026-11-30';
  await script(request, agreed, says('Feast of Saint Andrew. Color: Red\n\nRomans 10:9-18\n\nMatthew 4:18-22'));
  await page.goto(`/calendar/${agreed}`);
  await expect(page.getByRole('main')).toContainText('Matthew 4:18-22');
  await expect(notice).toHaveCount(0);
});
