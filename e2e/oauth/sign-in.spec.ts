import { expect, faultsOf, test } from '../reader';
import { callersOf, goodTokensOf, passSignIn, signIn, someone } from './visit';

test.describe('signing in', () => {
  test('leads there and back to where one was, and the agent answers in one’s name', async ({ page, context }) => {
    const account = someone('anne');
    await page.goto('/de/connect?back=/de/saints/first%3Fx%3D1');
    await page.getByRole('link', { name: 'Bei localhost anmelden' }).click();
    await passSignIn(page, account);
    await expect(page).toHaveURL('/de/saints/first?x=1');
    await page.goto('/de/saints/second');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(`second for ${account}`);
    expect(await callersOf('second')).toEqual([account]);

    const cookies = (await context.cookies()).filter(({ name }) => name.startsWith('mx-'));
    expect(cookies.map(({ name, httpOnly, sameSite, path }) => ({ name, httpOnly, sameSite, path }))).toEqual([{ name: 'mx-session', httpOnly: true, sameSite: 'Lax', path: '/' }]);
    expect(await page.evaluate(() => document.cookie)).not.toContain('mx-');
  });

  test('comes back to the very page, with its query', async ({ page }) => {
    await signIn(page, someone('anne'), '/saints?q=Saint%20Anne');
    await expect(page).toHaveURL('/saints?q=Saint%20Anne');
  });

  test('asks for code, PKCE S256, state and the listed scopes, as a registered public client with the exact address', async ({ request }) => {
    const address = async () => new URL((await request.get('/api/auth/sign-in?back=/', { maxRedirects: 0 })).headers().location ?? '');
    const [first, second] = [await address(), await address()];
    const asked = (name: string) => first.searchParams.get(name);
    expect(first.origin + first.pathname).toBe('http://localhost:3298/auth');
    expect([asked('response_type'), asked('code_challenge_method'), asked('redirect_uri')]).toEqual(['code', 'S256', 'http://localhost:3212/api/auth/callback']);
    expect([asked('scope'), asked('prompt')]).toEqual(['a2a offline_access', 'consent']);
    expect(asked('code_challenge')).toMatch(/^[\w-]{43}$/);
    expect(asked('client_secret')).toBeNull();
    for (const name of ['state', 'code_challenge']) expect(second.searchParams.get(name)).not.toBe(asked(name));
    expect(second.searchParams.get('client_id')).toBe(asked('client_id'));
  });

  test('that the person refuses ends on a calm page that offers it again', async ({ page, context }) => {
    await page.goto('/api/auth/sign-in?back=/saints/refused');
    await page.locator('input[name=login]').fill(someone('otto'));
    await page.locator('input[name=password]').fill('any');
    await page.getByRole('button', { name: 'Sign-in' }).click();
    await page.getByRole('link', { name: 'Cancel' }).click();
    await expect(page).toHaveURL('/connect?problem=denied&back=%2Fsaints%2Frefused');
    await expect(page.getByText('You did not allow it')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Sign in at localhost' })).toHaveAttribute('href', '/api/auth/sign-in?back=%2Fsaints%2Frefused');
    expect((await context.cookies('http://localhost:3212')).filter(({ name }) => name.startsWith('mx-'))).toEqual([]);
    expect(await faultsOf(page)).toEqual([]);
  });

  test('works in two tabs at once', async ({ page, context }) => {
    const [account, other] = [someone('anne'), await context.newPage()];
    await page.goto('/api/auth/sign-in?back=/saints/tab-one');
    await other.goto('/api/auth/sign-in?back=/saints/tab-two');
    await passSignIn(page, account);
    await expect(page).toHaveURL('/saints/tab-one');
    await other.locator('input[name=login]').fill(account);
    await other.locator('input[name=password]').fill('any');
    await other.getByRole('button', { name: 'Sign-in' }).click();
    await other.getByRole('button', { name: 'Continue' }).click();
    await expect(other).toHaveURL('/saints/tab-two');
  });
});

test.describe('signing out', () => {
  test('revokes the tokens, removes the cookie, and no copy of it is any good', async ({ page, context }) => {
    const account = someone('ruth');
    await signIn(page, account, '/connect');
    expect((await goodTokensOf(account)).sort()).toEqual(['AccessToken', 'RefreshToken']);
    const copy = await context.cookies('http://localhost:3212');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('link', { name: 'Sign in at localhost' })).toBeVisible();
    expect((await context.cookies('http://localhost:3212')).filter(({ name }) => name === 'mx-session')).toEqual([]);
    expect(await goodTokensOf(account)).toEqual([]);
    await context.addCookies(copy);
    await page.goto('/connect');
    await expect(page.getByRole('link', { name: 'Sign in at localhost' })).toBeVisible();
  });
});

test.describe('two visitors at once', () => {
  test('each have their own session, and nobody reads what the other asked', async ({ browser }) => {
    const visitors = await Promise.all(['ada', 'ben'].map(async (name) => {
      const page = await (await browser.newContext()).newPage();
      const account = someone(name);
      await signIn(page, account, '/connect');
      return { page, account };
    }));
    await Promise.all(visitors.map(async ({ page, account }) => {
      await page.goto(`/saints/${account}`);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(`for ${account}`);
    }));
    const [ada, ben] = visitors;
    if (!ada || !ben) throw new Error('two visitors were asked for');
    const question = `What do I see, ${ada.account}?`;
    for (const { page, account } of visitors) {
      await page.goto('/ask');
      await page.getByRole('textbox', { name: 'Question' }).fill(question);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toContainText(`for ${account}`, { timeout: 20_000 });
    }
    // Whoever gets hold of the address of another's answer does not read it.
    await ben.page.goto(ada.page.url());
    await expect(ben.page.getByRole('main')).toContainText('This answer is no longer kept.');
    await expect(ben.page.getByRole('main')).not.toContainText(`for ${ada.account}`);
    for (const { page } of visitors) await page.context().close();
  });
});
