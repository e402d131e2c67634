import { faultsOf } from '../reader';
import { finishedTask, script } from '../scripted';
import { answer, ask, field, sentTimes } from './asking';
import { expect, test } from './own-site';

/** What an agent may say with a 429, and the longest wait that may be shown for it. */
const PAUSES: [string, () => Record<string, string>, number][] = [
  ['seconds', () => ({ 'retry-after': '20' }), 20],
  ['an HTTP date', () => ({ 'retry-after': new Date(Date.now() + 30_000).toUTCString() }), 30],
  ['nonsense', () => ({ 'retry-after': 'soon, perhaps' }), 60],
  ['nothing', () => ({}), 60],
];

test.describe('an agent that asks for a pause is given it (O-47)', () => {
  for (const [name, headers, longest] of PAUSES) {
    test(`said as ${name}: counted down, nothing can be sent, the text is kept, other pages work`, async ({ page, request }) => {
      const question = `Pause as ${name}?`;
      await script(request, question, { status: 429, headers: headers(), body: { message: 'slow down' } });
      await script(request, 'meanwhile', finishedTask('saint_profile', [{ kind: 'data', data: { saint_id: 'meanwhile', primary_name: 'Meanwhile' } }]));
      await page.goto('/ask');
      await ask(page, question);
      const notice = page.locator('.notice');
      await expect(notice).toContainText('Too many questions in a short time');
      const seconds = async () => Number(/in (\d+) s/.exec((await notice.textContent()) ?? '')?.[1]);
      const first = await seconds();
      expect(first).toBeGreaterThan(longest - 12);
      expect(first).toBeLessThanOrEqual(longest);
      await expect.poll(seconds).toBeLessThan(first);
      await expect(page.getByText(/so far/)).toHaveCount(0);
      await expect(field(page)).toHaveValue(question);
      const send = page.locator('form.composer').getByRole('button');
      await expect(send).toHaveAttribute('aria-disabled', 'true');
      await expect(page.locator('form.composer')).toContainText(/asks for a pause.*can be sent in \d+ s/);
      await expect(page.getByRole('button', { name: 'Ask again' })).toHaveAttribute('aria-disabled', 'true');
      await field(page).press('Enter');
      await page.getByRole('button', { name: 'Ask again' }).click({ force: true });
      expect(await faultsOf(page)).toEqual([]);
      await page.goto('/saints/meanwhile');
      await expect(page.getByRole('heading', { level: 1, name: 'Meanwhile' })).toBeVisible();
      expect(await sentTimes(request, question)).toBe(1);
    });
  }

  test('when it is over nothing is sent by itself, and one press sends', async ({ page, request }) => {
    const question = 'After the pause?';
    await script(request, question, { status: 429, headers: { 'retry-after': '4' }, body: { message: 'slow down' } });
    await page.goto('/ask');
    await ask(page, question);
    await expect(page.getByText('The agent takes questions again.')).toBeVisible();
    const send = page.locator('form.composer').getByRole('button', { name: 'Ask' });
    await expect(send).not.toHaveAttribute('aria-disabled', 'true');
    expect(await sentTimes(request, question)).toBe(1);
    await script(request, question, answer('After it.'));
    await send.click();
    await expect(page.getByText('After it.')).toBeVisible();
    expect(await sentTimes(request, question)).toBe(2);
  });
});
