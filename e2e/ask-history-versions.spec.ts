import { keptTurns } from './ask-history-file';
import { ask, askAndKeep, field, rows } from './ask-history-page';
import { expect, test } from './reader';

test.describe('what is kept of a conversation', () => {
  test('is kept apart for each of its versions, also when the first one goes on', async ({ page }) => {
    await askAndKeep(page, 'What is purgatory?', 'What is grace?');
    await page.getByRole('link', { name: 'Edit and ask again' }).nth(1).click();
    await expect(field(page)).toHaveValue('What is grace?');
    await ask(page, 'What is faith?');
    // Both versions begin with the same turn.
    await expect.poll(() => keptTurns(page)).toBe(4);
    await page.getByRole('link', { name: 'Earlier version' }).click();
    await expect(page.getByRole('heading', { name: 'What is grace?' })).toBeVisible();
    await ask(page, 'What is hope?');
    await expect.poll(() => keptTurns(page)).toBe(5);
    await page.goto('/ask/history');
    await expect(rows(page)).toHaveCount(2);
    const [first, second] = [rows(page).filter({ hasText: '3 questions' }), rows(page).filter({ hasText: '2 questions' })];
    await expect(first).toContainText('Version that asks “What is grace?”');
    await expect(second).toContainText('Version that asks “What is faith?”');
    await first.getByRole('link').click();
    await expect(page.getByRole('heading', { name: 'What is hope?' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'What is faith?' })).toHaveCount(0);
    await page.goBack();
    await second.getByRole('link').click();
    await expect(page.getByRole('heading', { name: 'What is faith?' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'What is grace?' })).toHaveCount(0);
  });

  test('is both of one question asked twice, and then nothing more is written', async ({ page }) => {
    await page.goto('/ask');
    await page.evaluate(() => {
      const counted = Object.assign(window, { written: 0 });
      const put = IDBObjectStore.prototype.put;
      IDBObjectStore.prototype.put = function count(...given: Parameters<typeof put>) {
        counted.written += 1;
        return put.apply(this, given);
      };
    });
    await ask(page, 'What is purgatory?');
    await field(page).fill('What is purgatory?');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'What is purgatory?' })).toHaveCount(2);
    await expect.poll(() => keptTurns(page)).toBe(2);
    await ask(page, 'What is grace?');
    await expect.poll(() => keptTurns(page)).toBe(3);
    // Each turn once while it is waited for and once with its answer, and the conversation with it.
    expect(await page.evaluate(() => (window as typeof window & { written: number }).written)).toBeLessThanOrEqual(12);
  });
});
