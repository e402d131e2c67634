import { expect, faultsOf, inTheme, test } from '../reader';
import { asPerson, callsFor, finishedTask, script } from '../scripted';

const notFound = (fields: object = {}) => finishedTask('saint_profile', [{ kind: 'data', data: { error: 'not_found', ...fields } }]);

test.describe('a profile that the agent has not', () => {
  test('is 404, with the agent’s hint as one press to the other directory, who said so, and no second call', async ({ page, request }) => {
    await script(request, 'gregory-the-hinted', notFound({ hint: 'try get_pope' }));
    expect((await page.goto('/saints/gregory-the-hinted'))?.status()).toBe(404);
    const main = page.getByRole('main');
    await expect(page.getByRole('heading', { level: 1, name: 'No saint is kept under “gregory-the-hinted”.' })).toBeVisible();
    await expect(main).toContainText('The agent thinks another directory has it.');
    await expect(main.locator('.prov')).toContainText(/127\.0\.0\.1.*read (just now|.* ago)/);
    await expect(main.getByRole('button', { name: 'Refresh (1 call)' })).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    expect((await page.reload())?.status()).toBe(404);
    await expect(main).toContainText('The agent thinks another directory has it.');
    expect(await callsFor(request, 'gregory-the-hinted')).toHaveLength(1);
    await script(request, 'gregory the hinted', finishedTask('pope_profile', [{ kind: 'data', data: { pope_id: 'gregory-the-hinted', primary_name: 'Gregory the Hinted' } }]));
    await main.getByRole('link', { name: 'Look among the popes' }).click();
    await expect(page).toHaveURL('/popes?q=gregory%20the%20hinted');
    await expect(page.getByRole('heading', { name: 'Gregory the Hinted' })).toBeVisible();
  });

  test('leads to a better name in the same directory, in the reader’s language', async ({ page, request }) => {
    await script(request, 'qwerty-hinted', notFound({ hint: 'try Saint Quiteria' }));
    expect((await page.goto('/de/saints/qwerty-hinted'))?.status()).toBe(404);
    await expect(page.getByRole('link', { name: 'Meinten Sie „Saint Quiteria“?' })).toHaveAttribute('href', '/de/saints?q=Saint%20Quiteria');
  });

  test('without a hint says who answered, and once it is there "Refresh" shows it', async ({ page, request }) => {
    await script(request, 'later-there', notFound());
    expect((await page.goto('/saints/later-there'))?.status()).toBe(404);
    const refresh = page.getByRole('main').getByRole('button', { name: 'Refresh (1 call)' });
    await expect(refresh).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText('another directory has it');
    await script(request, 'later-there', finishedTask('saint_profile', [{ kind: 'data', data: { saint_id: 'later-there', primary_name: 'There Now' } }]));
    await refresh.click();
    await expect(page.getByRole('heading', { level: 1, name: 'There Now' })).toBeVisible();
    expect(await callsFor(request, 'later-there')).toHaveLength(2);
  });

  test('has the reader’s colours and all that stands at the foot of other pages', async ({ page, request }) => {
    await script(request, 'dark-missing', notFound());
    await inTheme(page, 'dark');
    expect((await page.goto('/saints/dark-missing'))?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.getByRole('group', { name: 'Appearance' })).toBeVisible();
    await page.getByRole('contentinfo').getByRole('button', { name: 'For developers' }).click();
    await expect(page.getByRole('dialog', { name: 'For developers' }).getByRole('article').getByRole('heading', { name: 'saint_lookup' })).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
  });

  test('can be read without scripts, in the reader’s language, at the first opening and the next, at the cost of one call', async ({ browser, request }) => {
    await script(request, 'scriptless-missing', notFound({ hint: 'try get_pope' }));
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    for (let opening = 1; opening <= 2; opening += 1) {
      expect((await page.goto('/de/saints/scriptless-missing?from=elsewhere'))?.status()).toBe(404);
      await expect(page).toHaveURL('/de/saints/scriptless-missing?from=elsewhere');
      await expect(page.getByRole('heading', { level: 1 })).toContainText('scriptless-missing');
      await expect(page.getByRole('link', { name: 'Bei den Päpsten suchen' })).toBeVisible();
      await expect(page.getByRole('main').locator('.prov')).toContainText('127.0.0.1');
    }
    expect(await callsFor(request, 'scriptless-missing')).toHaveLength(1);
    await context.close();
  });

  test('is drawn in the frame that stands where a link of ours led to it', async ({ page, request }) => {
    await script(request, 'linked-missing', notFound());
    await page.goto('/saints');
    await page.evaluate(() => Object.assign(window, { stands: true }));
    for (let following = 1; following <= 2; following += 1) {
      await page.evaluate(() => (window as unknown as { next: { router: { push(href: string): void } } }).next.router.push('/saints/linked-missing'));
      await expect(page.getByRole('heading', { level: 1, name: 'No saint is kept under “linked-missing”.' })).toBeVisible();
      expect(await page.evaluate(() => 'stands' in window)).toBe(true);
      await page.goBack();
      await expect(page).toHaveURL('/saints');
    }
    expect(await callsFor(request, 'linked-missing')).toHaveLength(1);
  });
});

test('an address with a sign that cannot be printed names nothing, and no agent is asked', async ({ request }) => {
  for (const path of ['/documents/%00', '/de/documents/%00%00', '/zh/documents/un%0Bprintable', '/saints/un%0Bprintable']) {
    const response = await request.get(path, asPerson);
    expect(response.status(), path).toBe(404);
    expect(await response.text(), path).not.toMatch(/[\0\v]/);
  }
  expect(await callsFor(request, 'printable')).toEqual([]);
});
