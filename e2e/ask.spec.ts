import type { Page } from '@playwright/test';
import { expect, faultsOf, test } from './reader';

const field = (page: Page) => page.getByRole('textbox', { name: 'Question' });

/** Asks by the keyboard and waits for the answer. */
async function ask(page: Page, question: string): Promise<void> {
  await page.goto('/ask');
  await field(page).fill(question);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: question })).toBeVisible();
  await expect(page.getByText('Built-in data').first()).toBeVisible();
}

test.describe('the focus on the page of questions', () => {
  test('stays in the field when a question was sent from it', async ({ page }) => {
    await ask(page, 'What is purgatory?');
    await expect(field(page)).toBeFocused();
    await field(page).fill('What is grace?');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 2, name: 'What is grace?' })).toBeVisible();
    await expect(field(page)).toBeFocused();
  });

  test('goes to the question when it was a button that is gone', async ({ page }) => {
    await page.goto('/ask');
    await page.getByRole('button', { name: 'Why do Catholics baptize infants?' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Why do Catholics baptize infants?' })).toBeFocused();
  });

  test('begins in the field that another page has filled, behind its words', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('main').getByRole('textbox').fill('What is hope?');
    await page.keyboard.press('Enter');
    await expect(field(page)).toHaveValue('What is hope?');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('!');
    await expect(field(page)).toHaveValue('What is hope?!');
  });

  test('returns from a source to its marker with Escape', async ({ page }) => {
    await ask(page, 'What is purgatory?');
    const marker = page.getByRole('link', { name: /^Source 2/ }).first();
    await marker.press('Enter');
    await expect(page.locator('#turn-1-s2')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(marker).toBeFocused();
  });
});

test.describe('a source on a narrow screen', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('opens in a sheet from the bottom, and Escape returns to the marker', async ({ page }) => {
    await ask(page, 'What is purgatory?');
    const marker = page.getByRole('link', { name: /^Source 1/ }).first();
    await marker.click();
    const sheet = page.getByRole('dialog', { name: /^Source 1/ });
    await expect(sheet.getByRole('blockquote')).toBeVisible();
    const box = await sheet.boundingBox();
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(800);
    expect(await faultsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(marker).toBeFocused();
    await marker.click();
    // A press that comes before the browser has said that the sheet closed: the sheet stands, with its source.
    await marker.evaluate((pressed: HTMLElement) => {
      document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
      pressed.click();
    });
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
    await expect(sheet.getByRole('blockquote')).toBeVisible();
    await sheet.getByRole('button', { name: 'Close' }).click();
    await expect(marker).toBeFocused();
  });
});

test('one press at a time, whichever button it is', async ({ page }) => {
  let sent = 0;
  await page.route('**/ask', async (route) => {
    if (route.request().method() === 'POST') {
      sent += 1;
      await new Promise((resolve) => setTimeout(resolve, 800));
    }
    await route.continue();
  });
  await page.goto('/ask');
  const examples = page.getByRole('main').getByRole('listitem').getByRole('button');
  await field(page).fill('What is grace?');
  await examples.nth(0).click();
  await expect(page.getByRole('button', { name: 'Ask', exact: true })).toBeDisabled();
  await expect(examples.nth(1)).toBeDisabled();
  await examples.nth(1).click({ force: true });
  await field(page).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What is the real presence of Christ in the Eucharist?');
  expect(sent).toBe(1);
  await expect(page.getByText('Built-in data').first()).toBeVisible();
  await page.getByRole('link', { name: 'Ask', exact: true }).first().click();
  await expect(examples.nth(1)).toBeEnabled();
});

test('a question without a source is offered to the calendar, the directory and the documents', async ({ page }) => {
  await ask(page, 'What are the readings next Sunday?');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Look it up instead' })).toBeVisible();
  await main.getByRole('link', { name: /^Calendar: .*next Sunday/ }).click();
  await expect(page).toHaveURL(/\/calendar\/20\d\d-\d\d-\d\d/);
  await ask(page, 'Tell me about Worcester diocese');
  await expect(main.getByRole('link', { name: /^Documents: .Worcester diocese/ })).toBeVisible();
  await main.getByRole('link', { name: /^Directory: .Worcester diocese/ }).click();
  await expect(main.getByRole('link', { name: /Worcester/ }).first()).toBeVisible();
});

test('answers in the language of the page and says that Scripture is quoted in English', async ({ page }) => {
  await page.goto('/de/ask');
  await expect(page.getByText('zitiert sie auf Englisch')).toBeVisible();
  await page.getByRole('textbox', { name: 'Frage' }).fill('Was ist die Taufe?');
  await page.keyboard.press('Enter');
  const answer = page.getByRole('article').filter({ hasText: 'Was ist die Taufe?' });
  await expect(answer.locator('[lang="de"]').getByText('Hier stehen Schriftstellen und Verweise zum Thema')).toBeVisible();
  await expect(answer.locator('[lang="de"] blockquote[lang="en"]').first()).toBeVisible();
  await expect(answer.getByRole('button', { name: /^Was lehrt die Kirche zum Thema/ }).first()).toBeVisible();
  await page.goto('/de');
  await expect(page.getByRole('main').getByText('zitiert sie auf Englisch')).toBeVisible();
});

test('says in the language of the page that there is no source', async ({ page }) => {
  await page.goto('/de/ask');
  await page.getByRole('textbox', { name: 'Frage' }).fill('beste Pizza in Rom');
  await page.keyboard.press('Enter');
  await expect(page.getByText('wurde dazu keine Quelle gefunden')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Verzeichnis/ }).last()).toBeVisible();
});
