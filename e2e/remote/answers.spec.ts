import { expect, test } from '../reader';
import { asPerson, callsFor, finishedTask, script } from '../scripted';

const text = (value: string) => ({ kind: 'text', text: value });
const data = (value: object) => ({ kind: 'data', data: value });

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
    expect(await page.getByRole('main').textContent()).not.toContain('{"');
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
