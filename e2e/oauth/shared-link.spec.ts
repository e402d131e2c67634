import { expect, faultsOf, test } from '../reader';
import { passSignIn, signIn, someone } from './visit';

test('a link to what only the agent has is 404 for who has not signed in, says so, and leads there and back', async ({ page }) => {
  const account = someone('guest');
  expect((await page.goto(`/de/saints/${account}`))?.status()).toBe(404);
  await expect(page.getByText(/^localhost hat es vielleicht/)).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('link', { name: 'Zum Lesen anmelden' }).click();
  await page.getByRole('link', { name: 'Bei localhost anmelden' }).click();
  await passSignIn(page, account);
  await expect(page).toHaveURL(`/de/saints/${account}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`for ${account}`);
});

test('the same can be read without scripts', async ({ browser, baseURL }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false, baseURL })).newPage();
  expect((await page.goto('/popes/only-at-the-agent'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('only-at-the-agent');
  await expect(page.getByRole('link', { name: 'Sign in to read' })).toHaveAttribute('href', '/connect?back=%2Fpopes%2Fonly-at-the-agent');
  await page.context().close();
});

test('days that do not exist and pages that nobody has offer no sign-in', async ({ page }) => {
  for (const path of ['/calendar/2026-02-30', '/nothing/here']) {
    expect((await page.goto(path))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Sign in to read' })).toHaveCount(0);
  }
});

test('an expired sign-in can be ended where it is shown', async ({ page, context }) => {
  const account = someone('lapsed');
  await signIn(page, account, '/saints/lapsed-out');
  await expect(async () => {
    await page.goto(`/saints/${account}-${Date.now()}`);
    await expect(page.getByText('The sign-in has ended')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.goto('/connect');
  await expect(page.getByText('Your sign-in has expired')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('Your sign-in has expired')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Sign out' })).toHaveCount(0);
  expect((await context.cookies('http://localhost:3212')).filter(({ name }) => name === 'mx-session')).toEqual([]);
});

test('an answer that is shown to its asker alone says so to who has not signed in, and leads there and back', async ({ page }) => {
  const account = someone('again');
  await signIn(page, account, '/ask');
  await page.getByRole('textbox', { name: 'Question' }).fill('Is this mine?');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toContainText(`for ${account}`, { timeout: 20_000 });
  const address = page.url();
  await page.goto('/connect');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('link', { name: 'Sign in at localhost' })).toBeVisible();
  // As a browser without what this one keeps of its history.
  await page.evaluate(() => indexedDB.deleteDatabase('ask-history'));
  await page.goto(address);
  await expect(page.getByText('This answer is not shown to you.').first()).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).first().click();
  await page.getByRole('link', { name: 'Sign in at localhost' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(address);
  await expect(page.getByText('This answer is not shown to you.')).toHaveCount(0);
});
