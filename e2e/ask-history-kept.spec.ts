import { readFile } from 'node:fs/promises';
import { conversationId, importFile, keptTurns, writtenConversation } from './ask-history-file';
import { ask, askAndKeep, field, rows } from './ask-history-page';
import { expect, faultsOf, test } from './reader';

const more = {
  relatedQuestions: ['What is hope?', 'What is charity?'],
  names: [{ words: 'Leo XIII', href: '/popes?q=Pope%20Leo%20XIII' }, { words: 'Pius X', href: '//evil.example/x' }],
  files: [{ name: 'notes.txt', mimeType: 'text/plain', bytes: Buffer.from('Notes').toString('base64') }, { name: 'far.pdf', uri: 'https://example.org/far.pdf' }, { name: 'bad.pdf', uri: 'javascript:alert(1)' }, { name: 'large.pdf' }],
};
const whole = writtenConversation(1, [
  { question: 'Who wrote it?', text: 'Leo XIII wrote it, not Pius X; see CCC 1324.[1]', citations: [{ document_title: 'Aeterni Patris' }], more },
  { question: 'And then?', text: 'Then **nothing**.' },
]);

test.describe('a turn that the browser keeps', () => {
  test('has its quiet links, files and related questions, and nothing that leads elsewhere than to our pages', async ({ page }) => {
    await importFile(page, whole);
    await page.goto(`/ask/${conversationId(1)}`);
    const turn = page.getByRole('article').first();
    await expect(turn.getByRole('heading', { name: 'Related questions' })).toBeVisible();
    expect(await turn.locator('.read a:not([data-source])').evaluateAll((links) => links.map((link) => `${link.textContent} ${link.getAttribute('href')}`))).toEqual([
      'Leo XIII /popes?q=Pope%20Leo%20XIII', 'CCC 1324 /documents?q=Catechism%20of%20the%20Catholic%20Church%201324',
    ]);
    await expect(turn.getByRole('link', { name: 'far.pdf' })).toHaveAttribute('href', 'https://example.org/far.pdf');
    const [notes] = await Promise.all([page.waitForEvent('download'), turn.getByRole('link', { name: 'notes.txt' }).click()]);
    expect(await readFile(await notes.path(), 'utf8')).toBe('Notes');
    await expect(turn.getByText('Too large to be kept with the answer: bad.pdf, large.pdf')).toBeVisible();
    await expect(turn.locator('a[href^="javascript"], a[href*="evil.example"]')).toHaveCount(0);
    expect(await faultsOf(page)).toEqual([]);
  });

  test('asks a related question in the same conversation', async ({ page }) => {
    await importFile(page, whole);
    await page.goto(`/ask/${conversationId(1)}`);
    await page.getByRole('button', { name: /^What is hope\?/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'What is hope?' })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/ask/${conversationId(1)}\\?ticket=`));
    await expect.poll(() => keptTurns(page)).toBe(3);
  });

  test('of the built-in agent looks as it did when it was live, also in another language', async ({ page }) => {
    await page.goto('/de/ask');
    await page.getByRole('textbox', { name: 'Frage' }).fill('Was ist die Taufe?');
    await page.keyboard.press('Enter');
    const shown = () => page.getByRole('article').evaluateAll((articles) => articles.map((article) => ({
      text: article.querySelector('.read')?.innerHTML.replace(/(?:turn-1|kept-[\w-]+?)(?=-[sm]\d)/g, 'id'),
      sources: [...article.querySelectorAll('.sources .t')].map(({ textContent }) => textContent),
      related: [...article.querySelectorAll('.rel form:not(.composer) span[dir]')].map(({ textContent }) => textContent),
    })));
    await expect(page.getByRole('heading', { name: 'Verwandte Fragen' })).toBeVisible();
    const live = await shown();
    expect(live[0]?.related.length).toBeGreaterThan(0);
    await expect.poll(() => keptTurns(page)).toBe(1);
    await page.goto(new URL(page.url()).pathname);
    await expect(page.getByRole('heading', { name: 'Verwandte Fragen' })).toBeVisible();
    expect(await shown()).toEqual(live);
  });
});

test.describe('a kept conversation leaves the page', () => {
  test('whole: also what the server no longer knows is saved and shared', async ({ page }) => {
    await importFile(page, whole);
    await page.goto(`/ask/${conversationId(1)}`);
    await page.getByRole('button', { name: 'Save', exact: true }).first().click();
    await page.getByRole('radio', { name: /whole conversation, 2 answers/ }).check();
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('dialog').getByRole('button', { name: /^Markdown/ }).click()]);
    const text = await readFile(await download.path(), 'utf8');
    expect(text).toContain('# Who wrote it?');
    expect(text).toContain('# And then?');
    expect(text).toContain('[^1-1]: Aeterni Patris');
    await page.keyboard.press('Escape');
    await ask(page, 'What is grace?');
    await page.getByRole('button', { name: 'Share', exact: true }).last().click();
    await page.getByRole('radio', { name: /whole conversation, 3 answers/ }).check();
    const link = page.getByRole('dialog').getByRole('textbox', { name: 'Link' });
    await expect(link).toHaveValue(/#1\./);
    await page.goto(await link.inputValue());
    await expect(page.getByRole('article')).toHaveCount(3);
    const first = page.getByRole('article').first();
    await expect(first.getByRole('link', { name: 'Leo XIII' })).toHaveAttribute('href', '/popes?q=Pope%20Leo%20XIII');
    await expect(first.getByRole('link', { name: 'What is hope?' })).toHaveAttribute('href', '/ask?q=What%20is%20hope%3F');
    await expect(first.getByRole('link', { name: 'far.pdf' })).toBeVisible();
    await expect(first.getByText(/notes\.txt/)).toContainText('Too large');
    expect(await faultsOf(page)).toEqual([]);
  });

  test('printed whole: turns that nobody has scrolled to are drawn, and the earlier ones are opened', async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => {
        dispatchEvent(new Event('beforeprint'));
        Object.assign(window, { printed: { text: document.querySelector('main')?.innerText, drawn: document.querySelectorAll('article.kept strong').length } });
      };
    });
    await importFile(page, writtenConversation(2, Array.from({ length: 40 }, (_, index) => ({ question: `Question ${index + 1}`, text: `${'A paragraph. '.repeat(80)}\n\n**bold ${index + 1}**` }))));
    await page.goto(`/ask/${conversationId(2)}`);
    await ask(page, 'What is grace?');
    await page.reload();
    await page.getByRole('button', { name: 'Save', exact: true }).last().click();
    await page.getByRole('radio', { name: /whole conversation, 41 answers/ }).check();
    await page.getByRole('dialog').getByRole('button', { name: 'Printable page' }).click();
    await expect.poll(() => page.evaluate(() => (window as unknown as { printed?: { drawn: number } }).printed?.drawn)).toBe(40);
  });
});

test('a conversation asked in the history and then live is one', async ({ page }) => {
  await askAndKeep(page, 'What is purgatory?');
  await page.goto('/ask/history');
  await rows(page).getByRole('link').first().click();
  await expect(field(page)).toBeVisible();
  await ask(page, 'What is grace?');
  await expect.poll(() => keptTurns(page)).toBe(2);
  await page.goto('/ask/history');
  await expect(rows(page)).toHaveCount(1);
});
