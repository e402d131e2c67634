import { expect, faultsOf, test } from '../reader';
import { finishedTask, script } from '../scripted';

const RULE = /(?:Opening or searching what has not been read yet costs 1 call, a day of the calendar 2|Each diocese whose figures have not been read yet costs 1 call); what is kept costs nothing\. Left this minute: \d+ of 100000 calls, \d+ of 100000 questions\./;

test.describe('what an action costs is said before it is done', () => {
  for (const path of ['/', '/saints', '/saints/priced', '/documents', '/documents/priced-text', '/directory?q=Anne', '/calendar?date=someday', '/calendar/2026-03', '/calendar/2026-03-20', '/trends']) {
    test(`${path} says what its links and fields cost, and what is left; the built-in agent costs nothing`, async ({ page, request }) => {
      await script(request, 'priced', finishedTask('saint_profile', [{ kind: 'data', data: { saint_id: 'priced', primary_name: 'Priced' } }]));
      await script(request, 'priced-text', finishedTask('document', [{ kind: 'text', text: 'Text.' }, { kind: 'data', data: { id: 'priced-text', title: 'Priced text' } }]));
      await page.goto(path);
      await expect(page.getByRole('main').getByText(RULE)).toHaveCount(1);
      const html = await (await request.get(`http://localhost:3210${path.replace('priced-text', 'lumen-gentium').replace('priced', 'jerome')}`)).text();
      expect(html).not.toMatch(/this minute|calls left/);
    });
  }

  test('beside "Refresh", and beside the button of what was not read, stands what is left', async ({ page, request }) => {
    await script(request, 'priced-button', finishedTask('saint_profile', [{ kind: 'data', data: { saint_id: 'priced-button', primary_name: 'Priced' } }]));
    await page.setExtraHTTPHeaders({ 'sec-purpose': 'prefetch' });
    await page.goto('/saints/priced-button');
    await page.setExtraHTTPHeaders({});
    const form = (button: string) => page.locator('form', { has: page.getByRole('button', { name: button }) });
    await expect(form('Read it now (1 call)')).toContainText(/\d+ of 100000 calls left/);
    await page.getByRole('button', { name: 'Read it now (1 call)' }).click();
    await expect(form('Refresh (1 call)')).toContainText(/\d+ of 100000 calls left/);
    expect(await faultsOf(page)).toEqual([]);
  });

  test('the privacy page says how long requests, replies and task ids are kept, and where', async ({ page }) => {
    await page.goto('/privacy');
    const main = page.getByRole('main');
    await expect(main).toContainText('every request to the agent and its reply are kept in this server’s memory for at most a day');
    await expect(main).toContainText('Whoever has the random number of one');
    await expect(main).toContainText('The agent’s number of an answer (task id) is kept with the answer');
  });

  test('what is kept in the browser fits a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    for (const locale of ['', '/de', '/mt']) {
      await page.goto(`${locale}/privacy`);
      expect(await page.locator('.tbl-scroll').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), locale).toBe(0);
    }
  });

  test('the ten skills fit a phone, identifiers whole', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    for (const locale of ['', '/de', '/hu']) {
      await page.goto(`${locale}/connect`);
      const table = page.locator('.tbl-scroll');
      await expect(table).toContainText('diocese_statistics_lookup');
      expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), locale).toBe(0);
    }
  });
});
