import { expect, type Page, type Request } from '@playwright/test';
import { keptTurns } from './ask-history-file';

/** What tests of the history do on its pages. */

export const field = (page: Page) => page.getByRole('textbox', { name: 'Question' });
export const rows = (page: Page) => page.getByRole('main').locator('.kept-list > li');

/** Asks from the field that is on the page, and waits for the built-in agent's answer. */
export async function ask(page: Page, question: string): Promise<void> {
  await field(page).fill(question);
  await page.keyboard.press('Enter');
  // By its heading: the words stand in the field of the turn before as well.
  await expect(page.getByRole('article').filter({ has: page.getByRole('heading', { name: question }) }).getByText('Built-in data')).toBeVisible();
}

/** Asks on a fresh page and waits until the browser has kept it. */
export async function askAndKeep(page: Page, ...questions: string[]): Promise<void> {
  await page.goto('/ask');
  for (const question of questions) await ask(page, question);
  await expect.poll(() => keptTurns(page)).toBe(questions.length);
}

/** Everything a page sends from now on. */
export function watch(page: Page): Request[] {
  const sent: Request[] = [];
  page.on('request', (request) => sent.push(request));
  return sent;
}

/** Deletes everything of a list that asks once before it does. */
export async function deleteAll(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Delete all' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete all' }).click();
}
