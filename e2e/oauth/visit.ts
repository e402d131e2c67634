import type { Page } from '@playwright/test';

export const AGENT = 'http://localhost:3297';
export const SERVER = 'http://localhost:3298';

interface ServerLog {
  /** Every access and refresh token that was given out. */
  given: string[];
  granted: { account?: string; grant?: string }[];
}

/** What the authorization server has done so far. */
export async function serverLog(server = SERVER): Promise<ServerLog> {
  return (await fetch(`${server}/test/log`)).json() as Promise<ServerLog>;
}

/** How often a session of this account was renewed. */
export async function renewalsOf(account: string): Promise<number> {
  return (await serverLog()).granted.filter((one) => one.account === account && one.grant === 'refresh_token').length;
}

/** Kinds of the tokens of an account that the server still takes. */
export async function goodTokensOf(account: string): Promise<string[]> {
  return (await fetch(`${SERVER}/test/good/${account}`)).json() as Promise<string[]>;
}

/** The calls the agent got for a key: by whom. */
export async function callersOf(key: string, agent = AGENT): Promise<string[]> {
  const calls = (await (await fetch(`${agent}/calls`)).json()) as { key: string; account: string }[];
  return calls.filter((call) => call.key === key).map(({ account }) => account);
}

/** Signs in at the authorization server's own pages, from wherever a link to them was pressed. */
export async function passSignIn(page: Page, account: string): Promise<void> {
  await page.locator('input[name=login]').fill(account);
  await page.locator('input[name=password]').fill('any');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** Signs a visitor in, and comes to a page of ours. */
export async function signIn(page: Page, account: string, back: string): Promise<void> {
  await page.goto(`/api/auth/sign-in?${new URLSearchParams({ back })}`);
  await passSignIn(page, account);
  await page.waitForURL(({ pathname, search }) => pathname + search === back);
}

/** A name that no other test uses. @param kind how the authorization server treats it, e.g. "brief" */
export function someone(kind: string): string {
  return `${kind}-${crypto.randomUUID().slice(0, 8)}`;
}
