import { expect, test } from '../reader';
import { callersOf, renewalsOf, SERVER, signIn, someone } from './visit';

const heading = { level: 1 } as const;
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

test.describe('a token that ends', () => {
  test('is renewed before that, once for all pages that are opened together, and again after', async ({ page, context }) => {
    const account = someone('brief');
    await signIn(page, account, '/saints/brief-one');
    await expect(page.getByRole('heading', heading)).toContainText(account);
    await pause(2_500);
    const pages = [page, await context.newPage(), await context.newPage()];
    const key = (index: number) => `${account}-${index}`;
    await Promise.all(pages.map((one, index) => one.goto(`/saints/${key(index)}`)));
    for (const [index, one] of pages.entries()) await expect(one.getByRole('heading', heading)).toContainText(`${key(index)} for ${account}`);
    expect(await renewalsOf(account)).toBe(1);
    for (const index of pages.keys()) expect(await callersOf(key(index)), 'no call with an old token').toEqual([account]);
    await pause(5_000);
    await page.goto(`/saints/${account}-later`);
    await expect(page.getByRole('heading', heading)).toContainText(`for ${account}`);
    expect(await renewalsOf(account)).toBe(2);
  });

  test('before its time is renewed when the agent refuses it; the next page carries the new one in the cookie', async ({ page, context, request }) => {
    const account = someone('edith');
    const cookie = async () => (await context.cookies('http://localhost:3212')).find(({ name }) => name === 'mx-session')?.value;
    await signIn(page, account, '/saints/edith-one');
    const before = await cookie();
    await request.get(`${SERVER}/test/withdraw/${account}`);
    await page.goto(`/saints/${account}-two`);
    await expect(page.getByRole('heading', heading)).toContainText(`for ${account}`);
    expect(await callersOf(`${account}-two`)).toEqual(['', account]);
    await page.goto(`/saints/${account}-three`);
    await expect(page.getByRole('heading', heading)).toContainText(`for ${account}`);
    expect(await callersOf(`${account}-three`)).toEqual([account]);
    expect(await renewalsOf(account)).toBe(1);
    expect(await cookie()).not.toBe(before);
  });

  test('for good says so on a calm page, with the way to sign in again and come back', async ({ page }) => {
    const account = someone('lapsed');
    await signIn(page, account, '/saints/lapsed-one');
    await expect(page.getByRole('heading', heading)).toContainText(account);
    await pause(4_500);
    const response = await page.goto(`/saints/${account}`);
    expect(response?.status()).toBeLessThan(500);
    await expect(page.getByText('The sign-in has ended')).toBeVisible();
    expect(await renewalsOf(account)).toBe(0);
    await page.goto('/connect');
    await expect(page.getByText('Your sign-in has expired')).toBeVisible();
    await page.getByRole('link', { name: 'Sign in at localhost' }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL(/\/connect/);
    await page.goto(`/saints/${account}`);
    await expect(page.getByRole('heading', heading)).toContainText(`for ${account}`);
  });
});
