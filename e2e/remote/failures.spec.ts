import { startAskingSite } from '../budget/own-site';
import { expect, faultsOf, test } from '../reader';
import { callsFor, script } from '../scripted';
import { FAULTS } from './faults';

const taskOf = (id: string, fields: object) => ({ body: { jsonrpc: '2.0', id: '$id', result: { kind: 'task', id, contextId: 'c', ...fields } } });
const HTML = '<html><body><h1>Bad Gateway</h1></body></html>';

test.describe('an agent that fails is answered calmly', () => {
  for (const [name, reply, screen] of FAULTS) {
    test(`${name}: ${screen === 'answer' ? 'the answer is read all the same' : 'says so in words, offers to ask again, shows no markup'}`, async ({ page, request }) => {
      const id = `fault-${name.replace(/\W+/g, '-')}`;
      await script(request, id, reply);
      const response = await page.goto(`/saints/${id}`);
      expect(response?.status()).toBeLessThan(500);
      const main = page.getByRole('main');
      if (screen === 'answer') {
        await expect(page.getByRole('heading', { level: 1, name: 'Odd but Answered' })).toBeVisible();
      } else {
        await expect(main).toContainText(screen);
        await expect(main.getByRole('button', { name: 'Ask again (1 call)' })).toBeVisible();
        await expect(main.getByRole('link', { name: 'Connection' })).toBeVisible();
      }
      const words = (await main.textContent()) ?? '';
      expect(words).not.toMatch(/Unexpected token|<html|SyntaxError/);
      expect(words.length).toBeLessThan(5_000);
      // Of our own are the code of the address and the page's data for machines, which no browser runs.
      expect(await main.locator('img:not([src^="/preview/"]), script:not([type="application/ld+json"])').count()).toBe(0);
      expect(await callsFor(request, id)).toHaveLength(1);
    });
  }

  test('"Ask again" is one more call, and shows the answer once there is one', async ({ page, request }) => {
    await script(request, 'recovers', { status: 503, body: '' });
    await page.goto('/saints/recovers');
    await expect(page.getByText(/service is down/)).toBeVisible();
    await script(request, 'recovers', { body: { jsonrpc: '2.0', id: '$id', result: { kind: 'task', id: 't', status: { state: 'completed' }, artifacts: [{ name: 'saint_profile', parts: [{ kind: 'data', data: { saint_id: 'recovers', primary_name: 'Recovered' } }] }] } } });
    await page.getByRole('button', { name: 'Ask again (1 call)' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Recovered' })).toBeVisible();
    expect(await callsFor(request, 'recovers')).toHaveLength(2);
  });

  test('an answer that takes long is waited for on a page that says so, counts the seconds and then shows it', async ({ page, request }) => {
    await script(request, 'takes-long', { delayMs: 9_000, body: { jsonrpc: '2.0', id: '$id', result: { kind: 'task', id: 't', status: { state: 'completed' }, artifacts: [{ name: 'saint_profile', parts: [{ kind: 'data', data: { saint_id: 'takes-long', primary_name: 'Worth the Wait' } }] }] } } });
    await page.goto('/saints/takes-long');
    await expect(page.getByText('The agent is taking its time')).toBeVisible();
    await expect(page.getByText(/\d seconds so far/)).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    await expect(page.getByRole('heading', { level: 1, name: 'Worth the Wait' })).toBeVisible();
    expect(await callsFor(request, 'takes-long')).toHaveLength(1);
  });

  test('an answer that does not come in time is given up, and is not asked for again by itself', async ({ page, request }) => {
    test.setTimeout(120_000);
    await script(request, 'never-in-time', { delayMs: 31_000, status: 503, body: '' });
    await page.goto('/saints/never-in-time');
    await expect(page.getByText('The agent took too long')).toBeVisible({ timeout: 45_000 });
    await expect(page.getByRole('button', { name: 'Ask again (1 call)' })).toBeVisible();
    expect(await callsFor(request, 'never-in-time')).toHaveLength(1);
  });

  test('a task at work whose agent goes away is looked for later, at no cost', async ({ page, request }) => {
    const look = page.getByRole('button', { name: 'See whether the answer has come (no call)' });
    await script(request, 'long-at-work', taskOf('task-at-work', { status: { state: 'working' } }));
    await script(request, 'task-at-work', { cut: 'before', body: '' });
    await page.goto('/saints/long-at-work');
    await expect(page.getByText(/answer broke off/)).toBeVisible();
    await look.click();
    await expect.poll(async () => (await callsFor(request, 'task-at-work')).length).toBe(2);
    await expect(look).toBeEnabled();
    await page.reload();
    await script(request, 'task-at-work', taskOf('task-at-work', { status: { state: 'completed' }, artifacts: [{ name: 'saint_profile', parts: [{ kind: 'data', data: { saint_id: 'long-at-work', primary_name: 'Late but There' } }] }] }));
    await look.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Late but There' })).toBeVisible();
    expect(await callsFor(request, 'long-at-work')).toHaveLength(1);
  });

  test('the answer to a question is looked for in the same way', async ({ page, request }) => {
    const question = 'Does an answer that is late still come?';
    await script(request, question, taskOf('task-of-question', { status: { state: 'working' } }));
    await script(request, 'task-of-question', { cut: 'before', body: '' });
    await page.goto('/ask');
    await page.getByRole('textbox', { name: 'Question' }).fill(question);
    await page.keyboard.press('Enter');
    const look = page.getByRole('button', { name: 'See whether the answer has come (no call)' });
    await look.click();
    await expect(page.getByText('The answer could not be read just now.')).toBeVisible();
    await script(request, 'task-of-question', taskOf('task-of-question', { status: { state: 'completed' }, artifacts: [{ name: 'catholic_qa_response', parts: [{ kind: 'text', text: 'It does.' }] }] }));
    await look.click();
    await expect(page.getByText('It does.')).toBeVisible();
    expect(await callsFor(request, question)).toHaveLength(1);
  });

  test('an address where nobody listens is said to be out of reach', async ({ page }) => {
    const site = await startAskingSite(3213, { A2A_URL: 'http://127.0.0.1:9/rpc' });
    try {
      await page.goto('http://localhost:3213/saints/anybody');
      await expect(page.getByText(/cannot be reached/)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Ask again (1 call)' })).toBeVisible();
    } finally {
      await site.stop();
    }
  });

  test('a failed question keeps its words and offers to ask again', async ({ page, request }) => {
    const question = 'Will this question survive a gateway?';
    await script(request, question, { status: 502, body: HTML });
    await page.goto('/ask');
    await page.getByRole('textbox', { name: 'Question' }).fill(question);
    await page.keyboard.press('Enter');
    await expect(page.getByText('The agent’s service is down')).toBeVisible();
    await expect(page.getByRole('main')).toContainText(question);
    expect(await callsFor(request, question)).toHaveLength(1);
  });
});
