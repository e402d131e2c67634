import { expect, faultsOf, test } from '../reader';
import { start, type Started } from '../start-program';
import { startAgent, startClosedServer, startSignInSite } from './start';
import { passSignIn, SERVER, someone } from './visit';

const CLOSED = 'http://localhost:3294';
const running: Started[] = [];

/** Starts what a test needs; all is stopped after it. */
async function up(...starting: Promise<Started>[]): Promise<Started[]> {
  const started = await Promise.all(starting);
  running.push(...started);
  return started;
}

test.describe.configure({ mode: 'serial' });
test.afterEach(async () => void (await Promise.all(running.splice(0).map((one) => one.stop()))));

test('a server that registers nobody is signed in to with the configured client id', async ({ page }) => {
  const account = someone('clara');
  await up(startClosedServer(3294, 'http://localhost:3214'), startAgent(3295, 'resource', CLOSED), startSignInSite(3214, { A2A_URL: 'http://localhost:3295/rpc', A2A_CLIENT_ID: 'configured-client' }));
  await page.goto('http://localhost:3214/connect');
  await page.getByRole('link', { name: 'Sign in at localhost' }).click();
  await passSignIn(page, account);
  await page.goto('http://localhost:3214/saints/closed');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`closed for ${account}`);
});

test('without that id it says why, and takes a pasted token', async ({ page }) => {
  await up(startClosedServer(3294, 'http://localhost:3214'), startAgent(3295, 'host', CLOSED), startSignInSite(3214, { A2A_URL: 'http://localhost:3295/rpc' }));
  await page.goto('http://localhost:3214/connect');
  await expect(page.getByText('This site is not known there')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign in at localhost' })).toHaveCount(0);
  await expect(page.getByLabel('Access token')).toBeVisible();
  await page.goto('http://localhost:3214/api/auth/sign-in?back=/saints/x');
  await expect(page).toHaveURL('http://localhost:3214/connect?problem=registration&back=%2Fsaints%2Fx');
  expect(await faultsOf(page)).toEqual([]);
});

test('where nothing tells of a sign-in a token is pasted; a key of the API console is refused kindly; nothing of either is ever shown or logged', async ({ page, context }) => {
  const [, site] = await up(startAgent(3295, 'none', SERVER), startSignInSite(3214, { A2A_URL: 'http://localhost:3295/rpc' }));
  const [key, token] = ['sk_live_CANARY_key_0123456789', 'CANARY-pasted-0123456789-0123456789'];
  const seen: Promise<string>[] = [];
  context.on('response', (response) => seen.push(response.text().catch(() => '').then(async (body) => `${response.url()}\n${JSON.stringify(await response.allHeaders().catch(() => ({})))}\n${body}`)));
  const field = page.getByLabel('Access token');
  const send = async (text: string) => {
    await field.fill(text);
    await page.getByRole('button', { name: 'Use this token' }).click();
  };

  await page.goto('http://localhost:3214/connect');
  await expect(page.getByText('No sign-in is offered')).toBeVisible();
  await send(key);
  await expect(page.getByText('This looks like a key of the API console')).toBeVisible();
  await send(`CANARY ${'x'.repeat(30)}`);
  await expect(page.getByText('This is not an access token')).toBeVisible();
  await expect(field).toHaveValue('');
  await send('never-given-to-anybody-0123456789');
  await expect(page.getByText('The agent does not take this token')).toBeVisible();
  await send(token);
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  for (const path of ['/saints/echo', '/saints/plain', '/', '/connect', '/ask', '/api/health', '/privacy', '/saints/not/there']) await page.goto(`http://localhost:3214${path}`);
  await page.goto('http://localhost:3214/saints/echo');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('echo for canary');
  await page.goto('http://localhost:3214/connect');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(field).toBeVisible();

  const responses = await Promise.all(seen);
  expect(responses.length).toBeGreaterThan(20);
  for (const canary of [key, token, 'CANARY_key', 'CANARY-pasted']) {
    expect(responses.filter((text) => text.includes(canary)).map((text) => text.split('\n')[0])).toEqual([]);
    expect(site?.log()).not.toContain(canary);
  }
});

test('in production without a secret nobody signs in, and page and log say why', async ({ page }) => {
  const [, site] = await up(startAgent(3295, 'host', SERVER), startSignInSite(3214, { A2A_URL: 'http://localhost:3295/rpc', SESSION_SECRET: 'too-short' }));
  await page.goto('http://localhost:3214/connect');
  await expect(page.getByText('Signing in is not set up')).toBeVisible();
  await expect(page.getByLabel('Access token')).toHaveCount(0);
  await page.goto('http://localhost:3214/api/auth/sign-in?back=/');
  await expect(page).toHaveURL('http://localhost:3214/connect?problem=secret');
  expect(site?.log().match(/SESSION_SECRET is shorter than 32 characters/g)).toHaveLength(1);
  expect(site?.log()).not.toContain('too-short');
});

test('an agent that is down leaves a calm page, and nobody is sent anywhere', async ({ page }) => {
  await up(startSignInSite(3214, { A2A_URL: 'http://localhost:3295/rpc' }));
  await page.goto('http://localhost:3214/connect');
  await expect(page.getByText('The sign-in cannot be reached')).toBeVisible();
  await page.goto('http://localhost:3214/api/auth/sign-in?back=/');
  await expect(page).toHaveURL('http://localhost:3214/connect?problem=unreachable');
});

test('the token is never sent on to where an agent redirects', async ({ page }) => {
  // It takes the token at first, when it is tried with a task that does not exist.
  const stranger = 'require("http").createServer((q,s)=>{if(q.url==="/got"){s.end(String(global.got||""));return}if(q.url==="/rpc"){const tried=global.got;global.got=(tried||"")+"rpc "+(q.headers.authorization||"")+" ";if(!tried){s.end("{\\"error\\":{\\"code\\":-32001}}");return}s.writeHead(307,{location:"http://localhost:3296/elsewhere"});s.end();return}if(q.url==="/elsewhere"){global.got+="FOLLOWED";}s.writeHead(q.url==="/up"?200:404);s.end("{}")}).listen(3296,"localhost")';
  await up(start(['-e', stranger], 'http://localhost:3296/up', {}), startSignInSite(3214, { A2A_URL: 'http://localhost:3296/rpc' }));
  await page.goto('http://localhost:3214/connect');
  await page.getByLabel('Access token').fill('CANARY-redirected-0123456789');
  await page.getByRole('button', { name: 'Use this token' }).click();
  await page.goto('http://localhost:3214/saints/moved');
  await expect(page.getByText('The address of the agent has moved')).toBeVisible();
  expect(await (await fetch('http://localhost:3296/got')).text()).toBe('rpc Bearer CANARY-redirected-0123456789 '.repeat(2));
});
