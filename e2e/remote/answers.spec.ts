// Long, because each form of an answer is a test, and all need the same scripted question.
import type { Page } from '@playwright/test';
import { expect, test } from '../reader';
import { asPerson, callsFor, finishedTask, script } from '../scripted';

const text = (value: string) => ({ kind: 'text', text: value });
const data = (value: object) => ({ kind: 'data', data: value });

/** Asks on the page of questions and waits for the answer. */
async function ask(page: Page, question: string): Promise<void> {
  await page.goto('/ask');
  await page.getByRole('textbox', { name: 'Question' }).fill(question);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: question })).toBeVisible();
  await expect(page.getByRole('article').getByText('127.0.0.1').first()).toBeVisible();
}

const sources = (count: number) => data({
  citations: Array.from({ length: count }, (_, index) => ({ document_index: index, document_title: `Title ${index + 1}`, document_author: 'An author', document_year: '1964', source_url: `https://example.org/${index + 1}` })),
});

test.describe('sources of another agent', () => {
  test('inline markers of every form lead to numbered sources and back; what is none stays text (O-09)', async ({ page, request }) => {
    const question = 'Which forms do markers have?';
    await script(request, question, finishedTask('catholic_qa_response', [
      text('Baptism is necessary [1]. See also [2] and [1]. Caret [^3], side by side [1][3], list [2, 3], range [1-3], wide 【2】. In [1990], `code[1]`, x[1], [0], [9] and [7, 1].'),
      sources(4),
    ]));
    await ask(page, question);
    const markers = page.locator('sup.cite');
    expect(await markers.allTextContents()).toEqual(['1', '2', '1', '3', '1, 3', '2, 3', '1, 2, 3', '2']);
    await expect(page.getByRole('article')).toContainText('In [1990], code[1], x[1], [0], [9] and [7, 1].');
    await expect(page.getByRole('link', { name: 'Source 1, Title 1' })).toHaveCount(4);
    const second = page.getByRole('link', { name: 'Source 1, Title 1' }).nth(1);
    await second.press('Enter');
    await expect(page.locator('#turn-1-s1')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(second).toBeFocused();
    // Each number of a group can be hit where it stands.
    await page.getByRole('link', { name: 'Source 2, Title 2' }).nth(1).hover();
    await expect(page.getByRole('group', { name: 'Source 2, Title 2' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Also found' })).toBeVisible();
    expect(await page.locator('aside.sources ol').last().locator('.t').allTextContents()).toEqual(['Title 4']);
  });

  test('marks of other systems leave the text, and code keeps them (O-46)', async ({ page, request }) => {
    const question = 'Whose marks are these?';
    await script(request, question, finishedTask('catholic_qa_response', [
      text('Of 【4:13†source】 (cite index="1-2">grace</cite> and \uE200cite\uE202turn0search1\uE201 hope [citation:1] end. `[oaicite:0]`'),
      sources(1),
    ]));
    await ask(page, question);
    await expect(page.getByRole('article').locator('.read p').first()).toHaveText('Of grace and hope1 end. [oaicite:0]');
  });

  test('each block runs its own way, and code, Latin titles and markers stay whole (O-43)', async ({ page, request }) => {
    const question = 'ما هي الإفخارستيا؟';
    const arabic = 'الإفخارستيا هي منبع الحياة المسيحية وقمتها';
    await script(request, question, finishedTask('catholic_qa_response', [
      text(`${arabic} [1].\n\n- Lumen Gentium ${arabic}\n- ${arabic}\n\nAn English paragraph with \`code(1)\`.\n\n> ${arabic}`),
      sources(1),
    ]));
    await ask(page, question);
    const answer = page.getByRole('article').locator('.read');
    expect(await answer.locator('p, li, blockquote').evaluateAll((blocks) => blocks.map((block) => `${block.localName} ${getComputedStyle(block).direction}`)))
      .toEqual(['p rtl', 'li rtl', 'li rtl', 'p ltr', 'blockquote rtl', 'p rtl']);
    const bar = await answer.locator('blockquote').evaluate((quote) => [getComputedStyle(quote).borderRightWidth, getComputedStyle(quote).borderLeftWidth]);
    expect(bar).toEqual(['2px', '0px']);
    await expect(answer.locator('sup.cite')).toHaveAttribute('dir', 'ltr');
    await expect(page.locator('html')).not.toHaveAttribute('dir', 'rtl');
  });

  test('names become quiet links that cost nothing until one is followed', async ({ page, request }) => {
    const question = 'Who wrote it?';
    await script(request, question, finishedTask('catholic_qa_response', [text('Leo XIII wrote it, Emperor Leo III did not. See CCC 1324, John 6:51 and “Thomas Aquinas”.')]));
    await ask(page, question);
    const answer = page.getByRole('article').locator('.read');
    expect(await answer.getByRole('link').evaluateAll((links) => links.map((link) => `${link.textContent} ${link.getAttribute('href')}`))).toEqual([
      'Leo XIII /popes?q=Pope%20Leo%20XIII', 'CCC 1324 /documents?q=Catechism%20of%20the%20Catholic%20Church%201324', 'John 6:51 /documents?q=John%206%3A51',
    ]);
    expect(await callsFor(request, 'Pope Leo XIII')).toHaveLength(0);
    await answer.getByRole('link', { name: 'Leo XIII' }).click();
    await expect.poll(async () => (await callsFor(request, 'Pope Leo XIII')).length).toBe(1);
  });

  test('a wide table and a long quotation fit a phone', async ({ page, request }) => {
    const question = 'How do the councils compare?';
    await page.setViewportSize({ width: 390, height: 800 });
    await script(request, question, finishedTask('catholic_qa_response', [
      text(`| Council | Year | What it taught of the sacraments |\n|---|---|---|\n| Florence | 1439 | ${'The decree for the Armenians lists the seven. '.repeat(4)} |\n| Trent | 1547 | ${'The seventh session defines them. '.repeat(4)} |\n\n> ${'A long quotation that has to be read on a phone. '.repeat(8)}`),
      sources(1),
    ]));
    await ask(page, question);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    const table = await page.getByRole('table').boundingBox();
    expect(table?.width).toBeLessThanOrEqual(390);
    const quote = await page.locator('blockquote').first().boundingBox();
    expect(quote?.width).toBeGreaterThan(250);
  });

  test('“Read in context” says what it costs, costs it when pressed, and finds the passage in the text', async ({ page, request }) => {
    const question = 'What is quoted?';
    const quoted = 'The quoted passage stands here and has enough words of its own.';
    await script(request, question, finishedTask('catholic_qa_response', [text('It is quoted [1].'), data({ citations: [{ document_index: 0, document_title: 'Mirae Caritatis of the test', cited_text: quoted }] })]));
    await script(request, 'Mirae Caritatis of the test', finishedTask('search_results', [data({ results: [{ id: 'other-1', title: 'Another title' }, { id: 'mirae-1', title: 'Mirae caritatis, of the test', url: 'https://example.org/m' }] })]));
    await script(request, 'mirae-1', finishedTask('document', [text(`1. Before.\n\n2. First words. ${quoted} Last words.`), data({ id: 'mirae-1', title: 'Mirae Caritatis' })]));
    await ask(page, question);
    await expect(page.locator('aside.sources')).toContainText('a search by title, 1 call');
    expect(await callsFor(request, 'Mirae Caritatis of the test')).toHaveLength(0);
    await page.locator('aside.sources').getByRole('link', { name: 'Read in context' }).click();
    await expect(page.getByRole('heading', { name: 'Documents of this title' })).toBeVisible();
    expect(await callsFor(request, 'Mirae Caritatis of the test')).toHaveLength(1);
    expect(await callsFor(request, 'mirae-1')).toHaveLength(0);
    await page.getByRole('link', { name: 'Mirae caritatis, of the test' }).click();
    await expect(page.getByText('The quoted passage was found word for word.')).toBeVisible();
    await expect(page.locator('mark')).toHaveText('The quoted passage stands here and has enough words of its own');
    expect(await callsFor(request, 'mirae-1')).toHaveLength(1);
  });
});

test.describe('what another agent sends is shown, and never obeyed', () => {
  test('links of a script or data kind lead nowhere, in the answer and in its sources (O-02)', async ({ page, request }) => {
    const question = 'Which links are safe?';
    await script(request, question, finishedTask('catholic_qa_response', [
      text('See [the text](javascript:alert(1)), [two](JaVaScRiPt:alert(1)), [three](data:text/html,<b>x</b>), [four](&#106;avascript:alert(1)), [good](https://example.org/x). [^1] [^2]'),
      data({ citations: [{ document_index: 0, document_title: 'Bad', source_url: 'javascript:alert(1)' }, { document_index: 1, document_title: 'Worse', source_url: 'data:text/html,x' }] }),
    ]));
    await page.goto('/ask');
    await page.getByRole('textbox', { name: 'Question' }).fill(question);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toContainText('See the text');
    const targets = await page.getByRole('main').getByRole('link').evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
    expect(targets.filter((href) => !/^https?:/.test(href))).toEqual([]);
    expect(targets).toContain('https://example.org/x');
  });

  test('markup in a question or an answer stays text, also after a reload (O-08)', async ({ page, request }) => {
    const hostile = '<img src=x onerror=alert(1)> <svg/onload=alert(1)> <iframe srcdoc=x></iframe> <style>body{display:none}</style> end';
    const asked: string[] = [];
    page.on('request', (sent) => asked.push(new URL(sent.url()).pathname));
    page.on('dialog', () => asked.push('dialog'));
    await script(request, hostile, finishedTask('catholic_qa_response', [text(hostile)]));
    await page.goto('/ask');
    await page.getByRole('textbox', { name: 'Question' }).fill(hostile);
    await page.keyboard.press('Enter');
    const isHarmless = async () => {
      await expect(page.getByRole('article').getByText(/end/).first()).toBeVisible();
      expect(await page.locator('main img, main iframe, main style, main svg[onload]').count()).toBe(0);
    };
    await isHarmless();
    await page.reload();
    await isHarmless();
    expect(asked.filter((path) => path === 'dialog' || path.endsWith('/x'))).toEqual([]);
  });

  test('a finished task with a business answer is read by its data (O-11)', async ({ page, request }) => {
    await script(request, 'Saint Qwerty', finishedTask('saint_profile', [data({ error: 'not_found', query: 'Saint Qwerty', hint: 'try Saint Quiteria' })]));
    await page.goto('/saints?q=Saint+Qwerty');
    await expect(page.getByRole('main').getByRole('link', { name: /Saint Quiteria/ })).toHaveAttribute('href', /q=Saint(\+|%20)Quiteria/);
    await expect(page.getByText('The agent reports a fault')).toHaveCount(0);

    const profile = { saint_id: 'quiteria', primary_name: 'Quiteria', status: 'canceled', odd_group: { inner_fact: ['one', 'two'] } };
    await script(request, 'quiteria', finishedTask('saint_profile', [text('before'), data(profile), text('after')]));
    await page.goto('/saints/quiteria');
    await expect(page.getByRole('heading', { level: 1, name: 'Quiteria' })).toBeVisible();
    await page.getByText('More details').click();
    await expect(page.getByRole('main')).toContainText('canceled');
    await expect(page.getByRole('main')).toContainText('two');
    // What is seen: the page's data for machines stands in it too.
    expect(await page.getByRole('main').innerText()).not.toContain('{"');
  });

  test('a file is offered by name and never opened', async ({ page, request }) => {
    const file = { kind: 'file', file: { name: '../../evil.html', mimeType: 'text/html', bytes: Buffer.from('<script>alert(1)</script>').toString('base64') } };
    await script(request, 'with-file', finishedTask('saint_profile', [data({ saint_id: 'with-file', primary_name: 'With File' }), file]));
    await page.goto('/saints/with-file');
    const link = page.getByRole('link', { name: 'evil.html' });
    await expect(link).toHaveAttribute('download', 'evil.html');
    await expect(link).toHaveAttribute('href', /^data:application\/octet-stream/);
  });

  test('an unknown id of that agent answers 404, its literal text for a document too', async ({ request }) => {
    await script(request, 'nobody', finishedTask('saint_profile', [data({ error: 'not_found', query: 'nobody' })]));
    await script(request, '999999999', finishedTask('document', [text('Document not found.')]));
    expect((await request.get('/saints/nobody', asPerson)).status()).toBe(404);
    expect((await request.get('/documents/999999999', asPerson)).status()).toBe(404);
  });

  test('one page is one call, with the token and the skill, and the owner is named', async ({ page, request }) => {
    await script(request, 'counted', finishedTask('pope_profile', [data({ pope_id: 'counted', primary_name: 'Counted I' })]));
    await page.goto('/popes/counted');
    await expect(page.getByRole('main')).toContainText('127.0.0.1');
    const calls = await callsFor(request, 'counted');
    expect(calls).toHaveLength(1);
    expect(calls[0]?.headers.authorization).toBe('Bearer CANARY-7c1');
    expect(JSON.parse(calls[0]?.body ?? '{}').params.message.metadata.skillId).toBe('pope_lookup');
  });

  test('readings and saints of a day are shown as sent, with what this site computes told apart', async ({ page, request }) => {
    const date = '2026-03-20';
    await script(request, date, finishedTask('mass_readings', [text('First Reading: Example 1:1-4\nline two\n\nGospel: Example 2:1-5')]));
    await page.goto(`/calendar/${date}`);
    await expect(page.getByRole('main')).toContainText('Example 2:1-5');
    await expect(page.getByRole('main')).toContainText('127.0.0.1');
  });
});
