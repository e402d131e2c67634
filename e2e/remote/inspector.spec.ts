import type { Page } from '@playwright/test';
import { expect, test } from '../reader';
import { callsFor, finishedTask, script } from '../scripted';

const CANARY = 'CANARY-7c1';

/** Opens a page and its inspector, and keeps the text of every response on the way. */
async function inspected(page: Page, path: string): Promise<{ responses: Promise<string>[] }> {
  const responses: Promise<string>[] = [];
  page.on('response', (response) => {
    responses.push((async () => JSON.stringify(await response.allHeaders()) + (await response.text().catch(() => '')))());
  });
  await page.goto(path);
  await page.getByRole('contentinfo').getByRole('button', { name: 'For developers' }).click();
  await expect(page.getByRole('dialog', { name: 'For developers' })).toBeVisible();
  return { responses };
}

const drawer = (page: Page) => page.getByRole('dialog', { name: 'For developers' });

test.describe('the inspector of a remote agent', () => {
  test('shows the exact call but for the token, which is in no response (O-19)', async ({ page, request }) => {
    await script(request, 'inspect-echo', { ...finishedTask('saint_profile', [{ kind: 'data', data: { saint_id: 'inspect-echo', primary_name: 'Echo', said: '$authorization' } }]), headers: { 'x-seen': `Bearer ${CANARY}`, 'set-cookie': 'sid=cookie-canary' } });
    const { responses } = await inspected(page, '/saints/inspect-echo');
    const call = drawer(page).getByRole('article');
    await expect(call.getByRole('heading', { name: 'saint_lookup' })).toBeVisible();
    await call.getByText('Request', { exact: true }).click();
    await expect(call.getByRole('group', { name: 'Request' })).toContainText('authorization: Bearer $TOKEN');
    await call.getByText('Reply', { exact: true }).click();
    await expect(call.getByRole('group', { name: 'Reply' })).toContainText('"said": "Bearer $TOKEN"');
    await expect(call.getByRole('group', { name: 'Reply' })).toContainText('x-seen: Bearer $TOKEN');
    const all = (await Promise.all(responses)).join('\n') + (await page.content());
    expect(all).toContain('$TOKEN');
    expect(all).not.toContain(CANARY);
    expect(all).not.toContain('cookie-canary');
  });

  test('says of an answer that was kept where it came from', async ({ page, request }) => {
    await script(request, 'inspect-kept', finishedTask('saint_profile', [{ kind: 'data', data: { saint_id: 'inspect-kept', primary_name: 'Kept' } }]));
    await inspected(page, '/saints/inspect-kept');
    await expect(drawer(page)).toContainText('read for this page');
    await page.goto('/saints/inspect-kept');
    await page.getByRole('contentinfo').getByRole('button', { name: 'For developers' }).click();
    await expect(drawer(page)).toContainText(/from the cache, \d+ (s|min) old/);
    expect(await callsFor(request, 'inspect-kept')).toHaveLength(1);
  });

  test('shows the detail of an error as plain text, shortened (O-60)', async ({ page, request }) => {
    const data = { field: 'start_year', reason: 'after end_year', more: `<img src=x onerror=alert(1)>${'x'.repeat(2_000_000)}` };
    await script(request, 'inspect-error', { body: { jsonrpc: '2.0', id: '$id', error: { code: -32602, message: 'Invalid params', data } } });
    await inspected(page, '/saints/inspect-error');
    const shown = drawer(page);
    await expect(shown.getByText(/^The request was not understood \(invalid-params\) · -32602 · Invalid params · \{"field":"start_year","reason":"after end_year"/)).toBeVisible();
    await shown.getByText('Reply', { exact: true }).click();
    await expect(shown.getByText('Only the beginning is kept: there were 2 MB.')).toBeVisible();
    expect(await shown.locator('img').count()).toBe(0);
    expect((await shown.textContent())?.length).toBeLessThan(90_000);
  });

  test('shows a call that came to nothing', async ({ page, request }) => {
    await script(request, 'inspect-redirect', { status: 307, headers: { location: 'https://evil.example/' }, body: '' });
    await inspected(page, '/saints/inspect-redirect');
    await expect(drawer(page).getByText(/^HTTP 307 · /)).toBeVisible();
    await expect(drawer(page).getByText('The address of the agent has moved (redirected)', { exact: true })).toBeVisible();
  });

  test('opens a task by its id, at no cost, and says what it is', async ({ page, request }) => {
    await script(request, 'inspect-task-7', finishedTask('saint_profile', [{ kind: 'data', data: { saint_id: 'x', primary_name: 'Saint Task', said: '$authorization' } }]));
    const { responses } = await inspected(page, '/about');
    await drawer(page).getByRole('textbox', { name: 'Task id' }).fill('inspect-task-7');
    await page.keyboard.press('Enter');
    await expect(drawer(page).getByText('State: completed · An answer of saint_lookup: Saint Task')).toBeVisible();
    const calls = await callsFor(request, 'inspect-task-7');
    expect(calls.map(({ body }) => (JSON.parse(body) as { method: string }).method)).toEqual(['tasks/get']);
    expect((await Promise.all(responses)).join('\n')).not.toContain(CANARY);
  });

  test('lists what departs from the specification in the agent’s card (O-04)', async ({ page }) => {
    await inspected(page, '/about');
    await drawer(page).getByRole('button', { name: 'Read the card' }).click();
    await expect(drawer(page).getByText(/^Read at http:\/\/127\.0\.0\.1:\d+\/\.well-known\/agent\.json$/)).toBeVisible();
    await expect(drawer(page).getByRole('listitem').filter({ hasText: 'names the host elsewhere.example' })).toBeVisible();
    await expect(drawer(page).getByRole('listitem').filter({ hasText: 'though calls carry a token' })).toBeVisible();
  });

  test('gives nothing to who does not know an id', async ({ request }) => {
    for (const id of [crypto.randomUUID(), '..', 'x', '%00', `${'0'.repeat(8)}-0000-0000-0000-000000000000`]) {
      const response = await request.get(`/api/exchanges/${encodeURIComponent(id)}`);
      expect(response.status(), id).toBe(404);
    }
  });
});
