import { expect, test } from '../reader';
import { callsFor, finishedTask, script } from '../scripted';

const found = (results: object[]) => finishedTask('search_results', [{ kind: 'data', data: { results } }]);
const document = (text: string, meta: object) => finishedTask('document', [{ kind: 'text', text }, { kind: 'data', data: meta }]);

test('a search says what the agent sent and what our catalogue adds, groups passages, and is filtered without another call', async ({ page, request }) => {
  await script(request, 'liturgy of the hours x1', found([
    { id: 'sc-22', url: 'https://www.magisterium.com/docs/a/ref/22', title: 'Sacrosanctum Concilium' },
    { id: 'sc-23', url: 'https://www.magisterium.com/docs/a/ref/23', title: 'Sacrosanctum Concilium' },
    { id: 'h-1', url: 'https://www.magisterium.com/docs/h', title: 'A Homily', author: 'John Chrysostom', year: 390 },
    { id: 'md', url: 'https://www.magisterium.com/docs/m', title: 'Mediator Dei' },
  ]));
  await page.goto('/documents?q=liturgy+of+the+hours+x1');
  const results = page.getByRole('region', { name: 'Results' });
  const council = results.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Sacrosanctum Concilium' }) });
  await expect(council).toContainText('Second Vatican Council · Council constitution · 4 December 1963 (from this site’s catalogue)');
  await expect(council.getByRole('link', { name: 'passage 23', exact: true })).toHaveAttribute('href', '/documents/sc-23');
  await expect(council.getByRole('link', { name: /^Open at the source.*passage 23/ })).toHaveAttribute('href', 'https://www.magisterium.com/docs/a/ref/23');
  const homily = results.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'A Homily' }) });
  await expect(homily).toContainText('John Chrysostom');
  await expect(homily).not.toContainText('catalogue');
  await page.getByRole('checkbox', { name: /^Pius XII/ }).check();
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(results.getByRole('heading', { level: 2 })).toHaveText(['Mediator Dei']);
  expect(await callsFor(request, 'liturgy of the hours x1')).toHaveLength(1);
});

test('nothing found at another agent offers titles of our own catalogue', async ({ page, request }) => {
  await script(request, 'sacred liturgy zz', found([]));
  await page.goto('/documents?q=sacred+liturgy+zz');
  await expect(page.getByText('This site’s own catalogue has such titles')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sacram Liturgiam' })).toHaveAttribute('href', /\/documents\?q=Sacram/);
});

test('no name breaks out of what a page says to machines, and its preview picture costs no call', async ({ page, request, baseURL }) => {
  const name = '</script><img src=x onerror="window.broken=1"> “通谕” & Co';
  await script(request, 'hostile-name', document('A text.', { id: 'hostile-name', title: name, author: '"><script>window.broken=1</script>', date: '1963-04-11', source_url: 'javascript:alert(1)' }));
  await page.goto('/documents/hostile-name');
  const data = JSON.parse(await page.locator('script[type="application/ld+json"]').textContent() ?? '') as { '@graph': [{ mainEntity: object }] };
  expect(data['@graph'][0].mainEntity).toMatchObject({ name, author: { name: '"><script>window.broken=1</script>' }, datePublished: '1963-04-11' });
  expect(data['@graph'][0].mainEntity).not.toHaveProperty('sameAs');
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', name);
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /A text\.$/);
  expect(await page.evaluate(() => 'broken' in window)).toBe(false);
  const address = (await page.locator('meta[property="og:image"]').getAttribute('content')) ?? '';
  expect(address.startsWith(`${baseURL}/preview/documents/hostile-name`)).toBe(true);
  const picture = await request.get(address);
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png']);
  // Also of what was never read, and opened by a person: there is a picture, and no call.
  await page.goto('/preview/documents/never-read?lang=de');
  expect([(await callsFor(request, 'hostile-name')).length, (await callsFor(request, 'never-read')).length]).toEqual([1, 0]);
});

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('opening, keeping and reloading a document is one call, and an agent that is down leaves nothing to keep', async ({ page, request }) => {
    const keptPages = () => page.evaluate(async () => {
      const names = (await caches.keys()).filter((name) => name.startsWith('pages-'));
      return (await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)))).flat();
    });
    await script(request, 'kept-1', document('The first text.', { id: 'kept-1', title: 'First' }));
    await script(request, 'kept-2', document('The second text.', { id: 'kept-2', title: 'Second' }));
    await script(request, 'two kept ones', found([{ id: 'kept-2', title: 'Second' }]));
    await page.goto('/documents/kept-1');
    await expect.poll(keptPages, { timeout: 20_000 }).toEqual(['/documents/kept-1']);
    // From now on every request of the page goes through the worker.
    await page.reload();
    await page.goto('/documents?q=two+kept+ones');
    await page.getByRole('heading', { name: 'Second' }).getByRole('link').click();
    await expect(page.getByText('The second text.')).toBeVisible();
    await expect.poll(keptPages, { timeout: 20_000 }).toEqual(['/documents/kept-1', '/documents/kept-2']);
    await page.reload();
    await expect(page.getByText('The second text.')).toBeVisible();
    await page.goto('/documents/not-scripted-1');
    await expect(page.getByText('not-scripted-1').or(page.getByRole('heading', { level: 1 })).first()).toBeVisible();
    await page.reload();
    await page.goto('/documents?q=two+kept+ones');
    for (const key of ['kept-1', 'kept-2', 'two kept ones', 'not-scripted-1']) expect(await callsFor(request, key), key).toHaveLength(1);
    expect(await keptPages()).toEqual(['/documents/kept-1', '/documents/kept-2']);
  });
});
