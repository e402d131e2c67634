import type { APIRequestContext, Page } from '@playwright/test';
import { longText } from '../long-text';
import { expect, faultsOf, test } from '../reader';
import { asPerson, finishedTask, script } from '../scripted';

const text = (value: string) => ({ kind: 'text', text: value });
const data = (value: object) => ({ kind: 'data', data: value });

/** The scripted agent has a document of this text. */
async function hasDocument(request: APIRequestContext, id: string, body: string, meta: object = {}): Promise<void> {
  await script(request, id, finishedTask('document', [text(body), data({ id, title: `Title of ${id}`, ...meta })]));
}

const path = (id: string) => `/documents/${encodeURIComponent(id)}`;
const paragraphs = (page: Page) => page.locator('.para');

test.describe('a body of any kind', () => {
  test('nothing but metadata says that there is no text', async ({ page, request }) => {
    await script(request, 'body-none', finishedTask('document', [data({ id: 'body-none', title: 'Only a title', author: 'An author' })]));
    await page.goto(path('body-none'));
    await expect(page.getByRole('heading', { level: 1, name: 'Only a title' })).toBeVisible();
    await expect(page.getByText('No text was sent for this document')).toBeVisible();
    await expect(paragraphs(page)).toHaveCount(0);
  });

  test('HTML is shown as its words, with its headings and nothing that runs', async ({ page, request }) => {
    await hasDocument(request, 'body-html', '<!doctype html><h2>On grace</h2><p onclick="alert(1)">1. First <b>words</b> &amp; more.</p><script>document.title = "taken"</script><img src=x onerror=alert(1)><h2>On hope</h2><p>2. Second.<br>Next <a href="https://example.org/a" onclick="alert(1)">line</a>, <a href="javascript:alert(1)">this</a>.</p>');
    await page.goto(path('body-html'));
    await expect(page.getByRole('heading', { level: 2, name: 'On hope' })).toBeVisible();
    await expect(page.getByText('It was sent as HTML')).toBeVisible();
    expect(await paragraphs(page).locator('.read').allTextContents()).toEqual(['First words & more.', 'Second.\nNext line, this.']);
    expect(await page.locator('.paras').locator('img, script, b').count()).toBe(0);
    await expect(page.locator('.paras p a')).toHaveAttribute('href', 'https://example.org/a');
    const contents = page.getByRole('navigation', { name: 'Contents' });
    await expect(contents.getByRole('link')).toHaveText(['On grace1', 'On hope2']);
    await contents.getByRole('link', { name: 'On hope' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'On hope' })).toBeInViewport();
    expect(await faultsOf(page)).toEqual([]);
  });

  test('marks of HTML in a plain text stand as they came, and the page says so', async ({ page, request }) => {
    await hasDocument(request, 'body-marked', '1. Christ is <em>the</em> Light &amp; more.');
    await page.goto(path('body-marked'));
    expect(await paragraphs(page).locator('.read').allTextContents()).toEqual(['Christ is <em>the</em> Light &amp; more.']);
    await expect(page.getByText('It was sent with marks of HTML')).toBeVisible();
  });

  test('plain text stays plain: no Markdown, no headings, its numbers as sent', async ({ page, request }) => {
    await hasDocument(request, 'body-plain', '# Not a heading\n\n7. *Not* in italics.\n\n§ 9 A number left out.\n\n9. And one twice.');
    await page.goto(path('body-plain'));
    expect(await paragraphs(page).allTextContents()).toEqual(['¶# Not a heading', '7*Not* in italics.', '§ 9A number left out.', '9And one twice.']);
    await expect(page.locator('.paras').getByRole('heading')).toHaveCount(0);
    await expect(page.locator('.paras em')).toHaveCount(0);
  });

  for (const [name, words, lang] of [['hebrew', 'בראשית ברא אלהים את השמים ואת הארץ', 'he'], ['arabic', 'الإفخارستيا هي منبع الحياة المسيحية وقمتها', '']] as const) {
    test(`${name} runs from right to left, and its numbers stand on its right`, async ({ page, request }) => {
      await hasDocument(request, `body-${name}`, `1. ${words}\n\n2. Lumen Gentium: ${words} ${words}\n\n3. An English paragraph.`);
      await page.goto(path(`body-${name}`));
      const texts = page.locator('.para > .read');
      expect(await texts.evaluateAll((all) => all.map((one) => getComputedStyle(one).direction))).toEqual(['rtl', 'rtl', 'ltr']);
      await expect(page.locator('.paras')).toHaveAttribute('lang', lang);
      const standsAtTheRight = async () => {
        const [number, first, column] = [await page.locator('.pn').first().boundingBox(), await texts.first().boundingBox(), await page.locator('.reader > article').boundingBox()];
        expect(number?.x).toBeGreaterThan((first?.x ?? 0) + (first?.width ?? 0) - 1);
        expect((number?.x ?? 0) + (number?.width ?? 0)).toBeLessThanOrEqual((column?.x ?? 0) + (column?.width ?? 0) + 1);
      };
      await standsAtTheRight();
      expect(await faultsOf(page)).toEqual([]);
      // A4 within its margins.
      await page.setViewportSize({ width: 658, height: 980 });
      await page.emulateMedia({ media: 'print' });
      await standsAtTheRight();
    });
  }

  test('Chinese is tagged as such and wraps on a phone', async ({ page, request }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await hasDocument(request, 'body-chinese', `1. ${'天主是爱，我们应当彼此相爱。'.repeat(12)}\n\n2. ${'光'.repeat(400)}`);
    await page.goto(path('body-chinese'));
    await expect(page.locator('.paras')).toHaveAttribute('lang', 'zh');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });

  test('1.5 MB in 4,000 paragraphs: all of it is there, an address reaches any of it, and it is printed whole (O-45)', async ({ page, request }) => {
    const body = longText(1_500_000, 375);
    await hasDocument(request, 'body-long', body);
    await page.goto(path('body-long'));
    await expect(paragraphs(page)).toHaveCount(4_000);
    const contents = page.getByRole('navigation', { name: 'Contents' });
    await contents.getByRole('link', { name: '3401–3600' }).click();
    await expect(page.locator('#p3401')).toBeInViewport();
    await page.goto(`${path('body-long')}#p3999`);
    await expect(page.locator('#p3999')).toBeInViewport();
    // What the browser's own search goes through.
    expect(await page.evaluate(() => (window as unknown as { find: (words: string) => boolean }).find('lorem'))).toBe(true);
    const [last] = body.split('\n\n').slice(-1);
    await expect(paragraphs(page).last().locator('.read')).toHaveText((last ?? '').replace(/^\d+\. /, ''));
  });

  test('one line of 600 KB wraps', async ({ page, request }) => {
    await hasDocument(request, 'body-line', 'word '.repeat(120_000));
    await page.goto(path('body-line'));
    await expect(paragraphs(page)).toHaveCount(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);
  });

  test('5 MB is answered whole', async ({ request, baseURL }) => {
    test.slow();
    await hasDocument(request, 'body-huge', longText(5_000_000));
    const response = await request.get(`${baseURL}${path('body-huge')}`, asPerson);
    expect(response.status()).toBe(200);
    expect((await response.text()).match(/class="para"/g)?.length).toBeGreaterThan(8_000);
  });
});

test.describe('references in a text', () => {
  const filler = (from: number) => Array.from({ length: 60 }, (_, index) => `${from + index}. ${'lorem ipsum dolor sit amet '.repeat(30)}`).join('\n\n');

  test('are searches of the agent that cost nothing until one is followed; Back returns to the same line', async ({ page, request }) => {
    await hasDocument(request, 'refs', `${filler(1)}\n\n61. As Lumen gentium 11 says, cf. Jn 6:51 and CCC 1324 (CIC can. 748 § 2).\n\n${filler(62)}`);
    await script(request, 'Jn 6:51', finishedTask('search_results', [data({ results: [{ id: 'john', title: 'John 6' }] })]));
    await page.goto(path('refs'));
    const link = page.locator('.paras').getByRole('link', { name: 'Jn 6:51' });
    await expect(page.locator('.paras .ref')).toHaveText(['Lumen gentium 11', 'Jn 6:51', 'CCC 1324', 'CIC can. 748 § 2']);
    await expect(page.getByText('each one that is followed is one call to the agent')).toBeVisible();
    await expect(link).toHaveAttribute('title', 'Search for “Jn 6:51”');
    await link.scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollBy(0, 137));
    const before = (await link.boundingBox())?.y ?? 0;
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Documents' })).toBeVisible();
    await page.goBack();
    await expect(link).toBeInViewport();
    await expect.poll(async () => Math.abs(((await link.boundingBox())?.y ?? 0) - before)).toBeLessThan(3);
    // And after a reload, for which the browser guesses the heights anew.
    await page.reload();
    await expect.poll(async () => Math.abs(((await link.boundingBox())?.y ?? 0) - before)).toBeLessThan(3);
  });

  test('lead back to a paragraph that was linked to on the page', async ({ page, request }) => {
    await hasDocument(request, 'refs-back', `${filler(1)}\n\n61. See Jn 6:51.`);
    await script(request, 'Jn 6:51', finishedTask('search_results', [data({ results: [{ id: 'john', title: 'John 6' }] })]));
    await page.goto(path('refs-back'));
    await page.locator('#p61').click();
    await expect(page).toHaveURL(/#p61-/);
    await page.locator('.paras').getByRole('link', { name: 'Jn 6:51' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Documents' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Title of refs-back' })).toBeAttached();
    await expect(page.locator('.paras').getByRole('link', { name: 'Jn 6:51' })).toBeInViewport();
    await page.goBack();
    await expect(page).toHaveURL(/refs-back$/);
    await expect(page.locator('#p1')).toBeAttached();
  });

  test('are numbered notes on paper', async ({ page, request }) => {
    await hasDocument(request, 'refs-print', '1. See Jn 6:51 and Lumen gentium 11.\n\n2. And Jn 6:51 again.');
    await page.goto(path('refs-print'));
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.notes li')).toHaveCount(2);
    await expect(page.locator('.notes li').first()).toHaveText(/^http:\/\/localhost:\d+\/documents\?q=Jn%206%3A51$/);
    expect(await page.locator('.paras .ref').evaluateAll((links) => links.map((one) => getComputedStyle(one, '::after').content))).toEqual(['"1"', '"2"', '"1"']);
  });
});

test('a link outlives a new numbering and says when its words have changed', async ({ page, request }) => {
  await hasDocument(request, 'moved', '1. First words.\n\n2. Second words.\n\n3. Third words.');
  await page.goto(path('moved'));
  const [second, third] = [await page.locator('#p2').getAttribute('href'), await page.locator('#p3').getAttribute('href')];
  await hasDocument(request, 'moved-now', '1. First words.\n\n2. New words.\n\n3. Second words.\n\n4. Other words.');
  await page.goto(`${path('moved-now')}${second}`);
  await expect(page.getByText('They are now number 3.')).toBeVisible();
  await page.goto(`${path('moved-now')}${third}`);
  await expect(page.getByText('This is number 3 as it reads now.')).toBeVisible();
  await expect(page.locator('.para.on')).toHaveText('3Second words.');
  await page.goto(`${path('moved-now')}#p9`);
  await expect(page.getByText('There is no number 9 in this text.')).toBeVisible();
});

test('an unknown document answers 404 with a search of documents', async ({ page, request }) => {
  await script(request, 'unknown-1', finishedTask('document', [text('Document not found.')]));
  const response = await page.goto(path('unknown-1'));
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('searchbox', { name: 'Search documents' })).toBeVisible();
});
