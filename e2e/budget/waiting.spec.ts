import { expect, test } from './own-site';
import { callsFor, finishedTask, script } from '../scripted';

const answer = (words: string, delayMs: number) => ({ ...finishedTask('catholic_qa_response', [{ kind: 'text', text: words }]), delayMs });

test.describe('a question to a slow agent', () => {
  test('is sent once however often Enter is pressed, and a reload or a second tab finds its answer', async ({ page, context, request }) => {
    const question = 'How slow is slow?';
    await script(request, question, answer('Five seconds slow.', 5_000));
    await page.goto('/ask');
    const box = page.getByRole('textbox', { name: 'Question' });
    await box.fill(question);
    for (let press = 0; press < 5; press++) await box.press('Enter');
    await expect(page).toHaveURL(/ticket=/);
    await expect(page.getByText(/so far/)).toBeVisible();
    await page.reload();
    await expect(page.getByText(/so far/)).toBeVisible();
    const second = await context.newPage();
    await second.goto(page.url());
    await expect(second.getByText('Five seconds slow.')).toBeVisible({ timeout: 15_000 });
    await expect(page.getByText('Five seconds slow.')).toBeVisible({ timeout: 15_000 });
    expect(await callsFor(request, question)).toHaveLength(1);
  });

  test('can be stopped, and the words come back', async ({ page, request }) => {
    const question = 'Will you ever answer this?';
    await script(request, question, answer('Too late.', 20_000));
    await page.goto('/ask');
    await page.getByRole('textbox', { name: 'Question' }).fill(question);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Stop waiting' }).click();
    await expect(page.getByRole('textbox', { name: 'Question' })).toHaveValue(question);
    await expect(page.getByText(/so far/)).toHaveCount(0);
  });

  test('blocks nothing else: another page opens at once', async ({ page, request }) => {
    const question = 'Does the rest of the site wait?';
    await script(request, question, answer('No.', 30_000));
    await script(request, 'quick', finishedTask('saint_profile', [{ kind: 'data', data: { saint_id: 'quick', primary_name: 'Quick' } }]));
    await page.goto('/ask');
    await page.getByRole('textbox', { name: 'Question' }).fill(question);
    await page.keyboard.press('Enter');
    await expect(page.getByText(/so far/)).toBeVisible();
    await page.goto('/saints/quick', { timeout: 15_000 });
    await expect(page.getByRole('heading', { level: 1, name: 'Quick' })).toBeVisible();
  });
});
