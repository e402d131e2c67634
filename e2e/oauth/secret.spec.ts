import { expect, test } from '../reader';
import { passSignIn, serverLog, someone } from './visit';

test('no token that the server gave out ever comes to the browser: no body, no header, no address, no script’s reach', async ({ page, context }) => {
  const account = someone('brief');
  const seen: Promise<string>[] = [];
  context.on('response', (response) => {
    // The authorization server's own pages are its own.
    if (!response.url().startsWith('http://localhost:3212')) return;
    seen.push(response.text().catch(() => '').then(async (body) => `${response.url()}\n${JSON.stringify(await response.allHeaders().catch(() => ({})))}\n${body}`));
  });
  await page.goto('/connect');
  await page.getByRole('link', { name: 'Sign in at localhost' }).click();
  await passSignIn(page, account);
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  const signedIn = Date.now();
  for (const path of ['/saints/echo-all', '/', '/saints', '/connect', '/about', '/api/health', '/missing']) await page.goto(path);
  // Its token lives four seconds.
  await expect.poll(() => Date.now()).toBeGreaterThan(signedIn + 4_000);
  await page.goto('/saints/echo-renewed');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`echo-renewed for ${account}`);
  await page.goto('/ask');
  await page.getByRole('textbox', { name: 'Question' }).fill('echo this question');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toContainText(`for ${account}`, { timeout: 20_000 });
  const inReach = await page.evaluate(() => JSON.stringify([document.cookie, { ...localStorage }, { ...sessionStorage }, document.documentElement.outerHTML]));
  await page.goto('/connect');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('link', { name: 'Sign in at localhost' })).toBeVisible();

  const responses = [...(await Promise.all(seen)), inReach];
  const { given } = await serverLog();
  expect(given.length).toBeGreaterThan(2);
  for (const token of given) expect(responses.filter((text) => text.includes(token)).map((text) => text.split('\n')[0])).toEqual([]);
});
