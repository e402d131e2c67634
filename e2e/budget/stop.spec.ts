import { script } from '../scripted';
import { answer, ask, field } from './asking';
import { expect, test } from './own-site';

test.describe('stopping to wait', () => {
  test('gives the text back before what was typed meanwhile, and says that the call is spent', async ({ page, request }) => {
    await script(request, 'Stop me?', answer('Too late.', { delayMs: 20_000 }));
    await page.goto('/ask');
    await ask(page, 'Stop me?');
    await expect(page.getByText(/so far/)).toBeVisible();
    await field(page).fill('And this?');
    await page.getByRole('button', { name: 'Stop waiting' }).click();
    await expect(field(page)).toHaveValue('Stop me?\n\nAnd this?');
    await expect(field(page)).toBeFocused();
    await expect(page.getByText('so its call is spent')).toBeVisible();
  });

  test('in the queue costs nothing, and says so', async ({ page, request }) => {
    await script(request, 'Used up first?', answer('Yes.', { headers: { 'ratelimit-remaining': '0', 'ratelimit-reset': '40' } }));
    await page.goto('/ask');
    await ask(page, 'Used up first?');
    await expect(page.getByText('Yes.', { exact: true })).toBeVisible();
    await ask(page, 'Queued?');
    await page.getByRole('button', { name: 'Take it out of the queue' }).click();
    await expect(field(page)).toHaveValue('Queued?');
    await expect(page.getByText('no call was spent')).toBeVisible();
    // It never went out: neither the conversation nor, as the first of another, the history knows of it.
    await page.goto('/ask');
    await ask(page, 'Queued alone?');
    await page.getByRole('button', { name: 'Take it out of the queue' }).click();
    await expect(field(page)).toHaveValue('Queued alone?');
    await page.goto('/ask/history');
    await expect(page.getByRole('main').getByRole('link', { name: 'Used up first?' })).toBeVisible();
    await expect(page.getByRole('main').getByText(/Queued/)).toHaveCount(0);
  });
});

test('a related question says when it can be asked where nothing is left, and a press queues it', async ({ page, request }) => {
  const body = answer('With more.', { headers: { 'ratelimit-remaining': '0', 'ratelimit-reset': '40' } });
  const task = body.body as { result: { artifacts: { parts: unknown[] }[] } };
  task.result.artifacts[0]?.parts.push({ kind: 'data', data: { related_questions: ['What comes next?'] } });
  await script(request, 'Related?', body);
  await page.goto('/ask');
  await ask(page, 'Related?');
  const row = page.getByRole('button', { name: /^What comes next\?/ });
  await expect(row).toContainText(/ask in \d+ s/);
  await row.click();
  await expect(page.locator('.waitline').getByText('First in the queue')).toBeVisible();
  await page.getByRole('button', { name: 'Take it out of the queue' }).click();
  await expect(page.locator('.waitline')).toHaveCount(0);
});

test('what is usual is said once three answers of the agent are known', async ({ page, request }) => {
  await page.goto('/ask');
  await script(request, 'How long?', answer('Long.', { delayMs: 6_000 }));
  await ask(page, 'How long?');
  await expect(page.getByText(/so far/)).toBeVisible();
  await expect(page.locator('.waitline')).not.toContainText('usually');
  const name = /Waiting for (.+?), \d/.exec((await page.locator('.waitline').textContent()) ?? '')?.[1] ?? '';
  await page.evaluate((agent) => localStorage.setItem('answer-times', JSON.stringify({ [agent]: [['a', 20_000], ['b', 31_000], ['c', 90_000]] })), name);
  await page.reload();
  await expect(page.locator('.waitline')).toContainText('usually about 31 seconds');
});

test('an answer that arrives takes neither the focus nor what is being typed, and the field stays on the screen', async ({ page, request }) => {
  await script(request, 'Quiet arrival?', answer(`${'A long paragraph. '.repeat(60)}\n\n`.repeat(6), { delayMs: 4_000 }));
  await page.goto('/ask');
  await ask(page, 'Quiet arrival?');
  await expect(page.getByText(/so far/)).toBeVisible();
  await field(page).fill('Typing');
  await page.keyboard.type('!');
  await expect(page.getByText('A long paragraph.').first()).toBeVisible({ timeout: 15_000 });
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toBeInViewport({ ratio: 1 });
  await page.keyboard.type(' on');
  await expect(field(page)).toHaveValue('Typing! on');
});
