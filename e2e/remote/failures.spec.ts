import { expect, test } from '../reader';
import { callsFor, script } from '../scripted';
import { FAULTS } from './faults';

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
      expect(await main.locator('img, script').count()).toBe(0);
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
