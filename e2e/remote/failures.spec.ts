import { expect, test } from '../reader';
import { callsFor, script, type ScriptedReply } from '../scripted';

const HTML = '<html><head><title>502</title></head><body><h1>Bad Gateway</h1><script>alert(1)</script></body></html>';

/** Each way of failing with the words it must give (O-18); no two of the first five may be the same. */
const FAULTS: [string, ScriptedReply, RegExp][] = [
  ['a gateway page', { status: 502, body: HTML }, /service is down/],
  ['401 with JSON', { status: 401, body: { message: 'no' } }, /Sign-in needed/],
  ['429 with Retry-After', { status: 429, headers: { 'retry-after': '7' }, body: { message: 'slow down' } }, /Wait 7 seconds/],
  ['an empty body', { body: '' }, /answer was empty/],
  ['null', { headers: { 'content-type': 'application/json' }, body: 'null' }, /cannot be read/],
  ['plan required', { body: { jsonrpc: '2.0', id: '$id', error: { code: -32005, message: 'PLAN_REQUIRED' } } }, /paid plan is needed/],
  ['403', { status: 403, body: { message: 'no' } }, /Not allowed/],
  ['a failed task', { body: { jsonrpc: '2.0', id: '$id', result: { kind: 'task', id: 't', contextId: 'c', status: { state: 'failed', message: { kind: 'message', role: 'agent', messageId: 'm', parts: [{ kind: 'text', text: 'It broke.' }] } } } } }, /could not finish/],
  ['the wrong artifact', { body: { jsonrpc: '2.0', id: '$id', result: { kind: 'task', id: 't', contextId: 'c', status: { state: 'completed' }, artifacts: [{ name: 'x', parts: [{ kind: 'data', data: { a: 1 } }] }] } } }, /cannot be read/],
  ['a redirect to another host', { status: 307, headers: { location: 'http://127.0.0.2:9/' }, body: '' }, /address of the agent has moved/],
  ['an unknown method', { body: { jsonrpc: '2.0', id: '$id', error: { code: -32601, message: 'Method not found' } } }, /another version/],
  ['an internal error', { body: { jsonrpc: '2.0', id: '$id', error: { code: -32603, message: 'stack at foo.js:1' } } }, /reports a fault/],
];

test.describe('an agent that fails is answered calmly', () => {
  for (const [name, reply, words] of FAULTS) {
    test(`${name}: says so in words, offers to ask again, shows no markup`, async ({ page, request }) => {
      const id = `fault-${name.replace(/\W+/g, '-')}`;
      await script(request, id, reply);
      const response = await page.goto(`/saints/${id}`);
      expect(response?.status()).toBeLessThan(500);
      const main = page.getByRole('main');
      await expect(main).toContainText(words);
      await expect(main.getByRole('link', { name: 'Ask again' })).toBeVisible();
      expect(await main.textContent()).not.toMatch(/Unexpected token|<html|<h1|alert\(1\)<|SyntaxError/);
      expect(await callsFor(request, id)).toHaveLength(1);
    });
  }

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
