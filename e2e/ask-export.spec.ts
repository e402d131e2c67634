import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, faultsOf, test } from './reader';

const field = (page: Page) => page.getByRole('textbox', { name: 'Question' });

/** Asks from the field that is on the page, and waits for the answer. */
async function ask(page: Page, question: string, level: 1 | 2 = 1): Promise<void> {
  await field(page).fill(question);
  await field(page).press('Enter');
  await expect(page.getByRole('heading', { level, name: question })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy with sources' })).toHaveCount(level);
}

async function saved(page: Page, format: RegExp): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('dialog').getByRole('button', { name: format }).click()]);
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}

test.describe('an answer that leaves the page', () => {
  test('is saved in each format with the numbers of the screen, alone and with the conversation', async ({ page }) => {
    await page.goto('/ask');
    await ask(page, 'What is purgatory?');
    const shown = await page.getByRole('article').first().getByRole('link', { name: /^Source \d+/ }).evaluateAll((links) => [...new Set(links.map((link) => link.textContent))]);
    expect(shown.length).toBeGreaterThan(1);
    await ask(page, 'Why do Catholics baptize infants?', 2);
    await page.getByRole('button', { name: 'Save', exact: true }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Save' });
    await expect(dialog).toBeVisible();
    // A button like any other, not one of the words of the line it was opened from.
    await expect(dialog.getByRole('button', { name: 'Close' })).toHaveCSS('border-top-width', '1px');
    expect((await dialog.getByRole('button', { name: 'Close' }).boundingBox())?.height).toBeGreaterThanOrEqual(40);
    expect(await faultsOf(page)).toEqual([]);
    const markdown = await saved(page, /^Markdown/);
    expect(markdown.name).toMatch(/^what-is-purgatory-20\d\d-\d\d-\d\d\.md$/);
    expect(new Set([...markdown.text.matchAll(/^\[\^(\d+)\]:/gm)].map(([, number]) => number))).toEqual(new Set(shown));
    expect(markdown.text).not.toContain('baptize infants');
    expect((await saved(page, /^Plain text/)).text).toContain(`\n[${shown[0]}] `);
    expect((await saved(page, /BibTeX/)).text).toContain(`@misc{source-${shown[0]},`);
    expect((await saved(page, /RIS/)).text).toContain(`ID  - source-${shown[0]}\r\n`);
    expect((JSON.parse((await saved(page, /CSL-JSON/)).text) as { id: string }[]).map(({ id }) => id)).toContain(`source-${shown[0]}`);
    await dialog.getByRole('radio', { name: /whole conversation, 2 answers/ }).check();
    const whole = await saved(page, /^Markdown/);
    expect(whole.text).toContain('# What is purgatory?');
    expect(whole.text).toContain('# Why do Catholics baptize infants?');
    expect(whole.text).toMatch(/^\[\^2-1\]:/m);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Save', exact: true }).first()).toBeFocused();
  });

  test('is opened by a press that comes before the browser has said that the dialog closed', async ({ page }) => {
    await page.goto('/ask');
    await ask(page, 'What is purgatory?');
    const opener = page.getByRole('button', { name: 'Save', exact: true });
    await opener.click();
    await expect(page.getByRole('dialog', { name: 'Save' })).toBeVisible();
    await opener.evaluate((button: HTMLElement) => {
      document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
      button.click();
    });
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
    await expect(page.getByRole('dialog', { name: 'Save' })).toBeVisible();
  });

  test('is printed alone or with the conversation', async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => undefined;
    });
    await page.goto('/ask');
    await ask(page, 'What is purgatory?');
    await ask(page, 'Why do Catholics baptize infants?', 2);
    await page.getByRole('button', { name: 'Print', exact: true }).nth(1).click();
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('#turn-1')).toBeHidden();
    await expect(page.locator('#turn-2 > aside.sources')).toBeVisible();
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expect(page.locator('#turn-1 > aside.sources')).toBeVisible();
    await expect(page.locator('#turn-2')).toBeVisible();
    await expect(page.locator('form.composer')).toBeHidden();
  });

  test('is shared as a link that holds it: nothing of it is sent, and no agent is asked', async ({ page, context, browser }) => {
    await page.goto('/ask');
    await ask(page, 'What is purgatory?');
    const words = await page.locator('#turn-1 .read').textContent();
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    const link = await page.getByRole('dialog').getByRole('textbox', { name: 'Link' }).inputValue();
    expect(link).toMatch(/\/ask\/shared#1\.[\w-]+$/);
    expect(await faultsOf(page)).toEqual([]);
    const ticket = new URL(page.url()).searchParams.get('ticket') ?? 'none';
    await context.close();
    const other = await browser.newContext();
    const reader = await other.newPage();
    const asked: string[] = [];
    reader.on('request', (request) => asked.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`));
    await reader.goto(link);
    await expect(reader.getByRole('heading', { level: 2, name: 'What is purgatory?' })).toBeVisible();
    expect(await reader.locator('#turn-1 .read').textContent()).toBe(words);
    await expect(reader.locator('.prov')).toContainText('Built-in data');
    await expect(reader.locator('.prov')).toContainText(/answered .*, as the link says/);
    await expect(reader.getByText('Data of whoever made the link')).toBeVisible();
    expect(await faultsOf(reader)).toEqual([]);
    const secret = link.split('#')[1] ?? '';
    expect(asked.filter((request) => request.includes(secret.slice(0, 60)) || request.includes('/api/ask') || request.includes(ticket) || request.startsWith('POST'))).toEqual([]);
    await reader.locator('sup.cite a').first().click();
    await expect(reader.getByRole('heading', { level: 2, name: 'What is purgatory?' })).toBeVisible();
    await other.close();
  });

  test('a shared link that was cut off or holds a script says so, and shows text as text', async ({ page }) => {
    await page.goto('/ask/shared');
    await expect(page.getByText('This link holds no answers.')).toBeVisible();
    await page.goto('/ask/shared#1.q1YqSy1SsjI');
    await page.reload();
    await expect(page.getByText('This link cannot be read')).toBeVisible();
    const hash = await page.evaluate(async () => {
      const at = '2026-11-30T10:00:00Z';
      const evil = '<img src=x onerror=alert(1)>';
      const value = { madeAt: at, turns: [{ question: evil, agent: { name: evil, builtIn: false }, askedAt: at, readAt: at, body: `${evil} [a](javascript:alert(1)) [1]`, sources: [{ number: 1, citations: [{ document_title: evil, source_url: 'javascript:alert(1)', cited_text: evil }] }] }] };
      const bytes = new Uint8Array(await new Response(new Blob([JSON.stringify(value)]).stream().pipeThrough(new CompressionStream('deflate-raw'))).arrayBuffer());
      return `#1.${btoa(String.fromCharCode(...bytes)).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')}`;
    });
    await page.goto(`/ask/shared${hash}`);
    await expect(page.getByRole('heading', { level: 2, name: /onerror/ })).toBeVisible();
    expect(await page.locator('main img').count()).toBe(0);
    expect(await page.locator('main a[href^="javascript"]').count()).toBe(0);
  });
});
