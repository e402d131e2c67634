import { keptTurns } from './ask-history-file';
import { ask, askAndKeep, rows } from './ask-history-page';
import { expect, test } from './reader';

test('two tabs of one conversation keep both questions, and see what the other does', async ({ page, context }) => {
  await askAndKeep(page, 'What is purgatory?');
  const other = await context.newPage();
  await other.goto(page.url());
  await Promise.all([ask(page, 'What is grace?'), ask(other, 'What is hope?')]);
  await expect.poll(() => keptTurns(page)).toBe(3);
  await other.goto('/ask/history');
  await expect(rows(other)).toHaveCount(1);
  await expect(rows(other)).toContainText('3 questions');
  await page.goto('/ask/history');
  await page.getByRole('button', { name: /^Rename/ }).click();
  await page.getByLabel('New title').fill('Both tabs');
  await page.keyboard.press('Enter');
  await expect(other.getByRole('link', { name: 'Both tabs' })).toBeVisible();
  await other.getByRole('button', { name: 'Delete “Both tabs”' }).click();
  await expect(page.getByText('Nothing is kept yet.')).toBeVisible();
});
