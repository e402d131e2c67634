import type { Page } from '@playwright/test';
import { conversationId, importFile, writtenConversation } from './ask-history-file';
import { expect, test } from './reader';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** What would be pasted as plain and as rich text. */
const pasted = (page: Page) => page.evaluate(async () => {
  const [item] = await navigator.clipboard.read();
  const as = async (type: string) => (item?.types.includes(type) ? (await item.getType(type)).text() : '');
  return { plain: await as('text/plain'), rich: await as('text/html') };
});

/** The clipboard of a browser outlives its pages, and is written a little after the keys. */
const EMPTY = 'nothing was copied yet';
const emptyClipboard = (page: Page) => page.evaluate((text) => navigator.clipboard.writeText(text), EMPTY);
const isCopied = (page: Page) => expect.poll(async () => (await pasted(page)).plain).not.toBe(EMPTY);

/** Selects from the beginning of one element to the end of another, and copies as the keyboard does. A selection is lost where the page draws its words anew meanwhile: then it is made again. */
const copyFrom = (page: Page, from: string, to: string) => expect(() => copyOnce(page, from, to)).toPass();

async function copyOnce(page: Page, from: string, to: string): Promise<void> {
  await emptyClipboard(page);
  await page.evaluate(([first = '', last = '']) => {
    const [start, end] = [document.querySelector(first), document.querySelector(last)];
    const range = document.createRange();
    range.setStart(start ?? document, 0);
    range.setEnd(end ?? document, end?.childNodes.length ?? 0);
    getSelection()?.removeAllRanges();
    getSelection()?.addRange(range);
  }, [from, to]);
  await page.keyboard.press('Control+c');
  await expect.poll(async () => (await pasted(page)).plain, { timeout: 3_000 }).not.toBe(EMPTY);
}

const answer = 'Baptism is necessary [1].\nIt is *given* once [2][1].\n\nCode `a[1]` stays.\n\n| rite | source |\n| --- | --- |\n| water | [2] |\n\nThe end.';
const citations = [
  { document_index: 0, document_title: 'Catechism', document_reference: '1257', source_url: 'https://example.org/ccc' },
  { document_index: 1, document_title: 'Trent', document_author: 'Council of Trent', document_year: '1547' },
  { document_index: 2, document_title: 'Not cited' },
];

test.beforeEach(async ({ page }) => {
  await importFile(page, writtenConversation(1, [{ question: 'Is baptism necessary?', text: answer, citations }, { question: 'Once?', text: 'Once.[1]', citations: citations.slice(1, 2) }]));
  await page.goto(`/ask/${conversationId(1)}`);
  await expect(page.locator('article sup.cite')).toHaveCount(4);
});

test('the button copies question, text with numbers, sources and who answered (O-44)', async ({ page }) => {
  await page.getByRole('button', { name: 'Copy with sources' }).first().click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const { plain } = await pasted(page);
  expect(plain).toContain('Is baptism necessary?\n\nBaptism is necessary[1].');
  expect(plain).toContain('[1] Catechism · 1257 · https://example.org/ccc\n[2] Trent · Council of Trent, 1547');
  expect(plain).toContain('[3] Not cited');
  expect(plain).toContain('Answered by An agent of last year');
  expect(plain).toContain('Code a[1] stays.');
});

test('a selection takes its markers and their sources along, as plain and as rich text (O-44)', async ({ page }) => {
  await copyFrom(page, 'article .read', 'article .read table');
  const { plain, rich } = await pasted(page);
  expect(plain).toContain('Baptism is necessary[1].\nIt is given once[2][1].');
  expect(plain).toMatch(/water\t\[2\]/);
  expect(plain).toContain('a[1]');
  expect(plain).toMatch(/\n\nSources\n\[1\] Catechism · 1257 · https:\/\/example\.org\/ccc\n\[2\] Trent · Council of Trent, 1547$/);
  expect(plain).not.toContain('Not cited');
  expect(plain).not.toContain('The end.');
  expect(rich).toContain('<em>given</em>');
  expect(rich).toContain('necessary[1].<br>');
  expect(rich).toContain('<td dir="auto">[2]</td>');
  expect(rich).toContain('<a href="https://example.org/ccc">https://example.org/ccc</a>');
  expect(rich).not.toMatch(/class=|data-|aria-|id=|kept-0/);
});

test('an answer has its sources to copy as soon as it stands', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      const table = document.querySelector('article .read table');
      if (document.querySelectorAll('article sup.cite').length < 4 || !table) return;
      observer.disconnect();
      getSelection()?.selectAllChildren(table);
      const clipboardData = new DataTransfer();
      document.dispatchEvent(new ClipboardEvent('copy', { clipboardData }));
      document.documentElement.dataset.copied = clipboardData.getData('text/plain');
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(`/ask/${conversationId(1)}`);
  await expect(page.locator('html')).toHaveAttribute('data-copied', /water\t\[2\]\n\nSources\n\[2\] Trent · Council of Trent, 1547$/);
});

test('a selection inside one line, over two answers, and over the list itself', async ({ page }) => {
  await copyFrom(page, 'article .read p', 'article .read p');
  expect((await pasted(page)).plain).toBe('Baptism is necessary[1].\nIt is given once[2][1].\n\nSources\n[1] Catechism · 1257 · https://example.org/ccc\n[2] Trent · Council of Trent, 1547');
  await copyFrom(page, 'article:first-of-type .read', 'article:last-of-type .read');
  const both = (await pasted(page)).plain;
  expect(both).toContain('Once.[1]');
  // Its own list was selected with the first answer; that of the second was not.
  expect(both.match(/\[1\] Trent/g)).toHaveLength(1);
  expect(both.match(/\[1\] Catechism/g)).toBeNull();
  expect(both).not.toMatch(/Copy with sources|Read in context/);
});

test('what has no marker is copied by the browser, and so is what stands in a field', async ({ page }) => {
  await emptyClipboard(page);
  await page.getByRole('heading', { name: 'Is baptism necessary?' }).selectText();
  await page.keyboard.press('Control+c');
  await isCopied(page);
  expect((await pasted(page)).plain.trim()).toBe('Is baptism necessary?');
  const field = page.getByRole('textbox', { name: 'Question' });
  await field.fill('In the field [1]');
  await field.selectText();
  await emptyClipboard(page);
  await page.keyboard.press('Control+c');
  await isCopied(page);
  expect((await pasted(page)).plain).toBe('In the field [1]');
});
