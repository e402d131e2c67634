import { expect, faultsOf, test } from './reader';

test('a profile page ships no more than 165 KB of scripts', async ({ page }) => {
  for (const path of ['/saints/jerome', '/de/popes/john-paul-ii', '/zh/dioceses/dmaml']) {
    let bytes = 0;
    const devtools = await page.context().newCDPSession(page);
    const scripts = new Set<string>();
    await devtools.send('Network.enable');
    devtools.on('Network.responseReceived', ({ requestId, type }) => { if (type === 'Script') scripts.add(requestId); });
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => { if (scripts.has(requestId)) bytes += encodedDataLength; });
    await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(bytes, path).toBeGreaterThan(50_000);
    expect(bytes, path).toBeLessThanOrEqual(165_000);
    await devtools.detach();
  }
});

test('one of many of the same name has an address of its own, which is that person for everybody (O-51)', async ({ page, browser, baseURL }) => {
  await page.goto('/saints?q=John');
  const third = page.getByRole('main').getByRole('list').last().getByRole('link').nth(2);
  const name = await third.innerText();
  await third.click();
  await expect(page).toHaveURL(/\/saints\/[^?]+$/);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(name);
  const elsewhere = await (await browser.newContext({ baseURL })).newPage();
  await elsewhere.goto(page.url());
  await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText(name);
  await elsewhere.context().close();
});

test.describe('a reader who browses', () => {
  test('has every part of a list under its own address, through reload and back (O-53)', async ({ page }) => {
    await page.goto('/popes');
    await expect(page.getByText('267 names')).toBeVisible();
    await page.getByRole('link', { name: 'Next page' }).click();
    await expect(page).toHaveURL('/popes?page=2');
    await expect(page.getByText('Page 2 of 6')).toBeVisible();
    await page.getByRole('navigation', { name: 'Century in which' }).getByRole('link', { name: '15th century' }).click();
    await expect(page).toHaveURL(/\/popes\?century=15/);
    const names = await page.getByRole('list', { name: '15th century' }).getByRole('link').allInnerTexts();
    expect(names).toContain('Pius II');
    await page.reload();
    expect(await page.getByRole('list', { name: '15th century' }).getByRole('link').allInnerTexts()).toEqual(names);
    await page.goBack();
    await expect(page.getByText('Page 2 of 6')).toBeVisible();
    await page.getByRole('link', { name: 'Previous page' }).click();
    await expect(page).toHaveURL('/popes');
  });

  test('has a title and an address for every part, and none for pages that are not there', async ({ page }) => {
    for (const [path, title, canonical] of [
      ['/saints', 'Saints', '/saints'],
      ['/de/saints?month=3&letter=j', 'Heilige · März · J', '/de/saints?month=3&letter=j'],
      ['/dioceses?country=PH&province=Manila', 'Dioceses · Philippines · Manila', '/dioceses?country=PH&province=Manila'],
      ['/popes?page=999', 'Popes · Page 6 of 6', '/popes?page=6'],
      ['/clergy?order=cardinal-bishop&utm_source=x', 'Clergy · Cardinal bishop', '/clergy?order=cardinal-bishop'],
    ] as const) {
      await page.goto(path);
      await expect(page, path).toHaveTitle(new RegExp(`^${title} · Magisterium Explorer$`, 'i'));
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `http://localhost:3210${canonical}`);
    }
  });

  test('narrows saints by month, letter, status and country, and takes the choices away again', async ({ page }) => {
    await page.goto('/saints');
    await page.getByRole('navigation', { name: 'Month of the feast' }).getByRole('link', { name: 'March' }).click();
    await expect(page).toHaveURL(/\/saints\?month=3/);
    await page.getByRole('navigation', { name: 'First letter' }).getByRole('link', { name: 'J', exact: true }).click();
    await expect(page).toHaveURL(/\/saints\?month=3&letter=j/);
    await page.getByLabel('Status').selectOption({ value: 'saint' });
    await page.getByRole('main').getByRole('button', { name: 'Show' }).click();
    await expect(page).toHaveURL(/status=saint/);
    await expect(page.getByRole('main').getByRole('link', { name: /^Joseph/ }).first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'March' })).toHaveAttribute('aria-current', 'true');
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('link', { name: 'Take all choices away' }).click();
    await expect(page).toHaveURL(/\/saints(#browse)?$/);
    await page.goto('/fr/saints?country=ZZ&month=3');
    await expect(page.getByText('Rien dans la liste ne répond à tout cela.')).toBeVisible();
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('chooses a country, then a province', async ({ page }) => {
      await page.goto('/dioceses');
      await page.getByLabel('Country').selectOption({ value: 'PH' });
      await page.getByRole('main').getByRole('button', { name: 'Show' }).click();
      await expect(page).toHaveURL(/country=PH/);
      await page.getByLabel('Ecclesiastical province').selectOption({ index: 1 });
      await page.getByRole('main').getByRole('button', { name: 'Show' }).click();
      await expect(page).toHaveURL(/province=/);
      await expect(page.getByRole('list', { name: 'Browse' }).getByRole('link').first()).toBeVisible();
      // The province is one of the other country: it is no longer chosen.
      await page.getByLabel('Country').selectOption({ value: 'US' });
      await page.getByRole('main').getByRole('button', { name: 'Show' }).click();
      await expect(page.getByLabel('Ecclesiastical province')).toHaveValue('');
      await expect(page.getByRole('list', { name: 'Browse' }).getByRole('link').first()).toBeVisible();
    });

    test('goes through the cardinals of one consistory', async ({ page }) => {
      await page.goto('/clergy?consistory=2014-02-22');
      await expect(page.getByRole('list', { name: 'Browse' })).toContainText('Pietro Parolin');
      await page.goto('/clergy?order=cardinal-deacon&page=999');
      await expect(page.getByRole('list', { name: 'Browse' }).getByRole('link').first()).toBeVisible();
    });
  });

  test('a repeated, empty or impossible value never breaks a list (O-52)', async ({ request }) => {
    for (const query of ['month=3&month=4', 'month[]=3', 'month=', 'month', 'page=0', 'page=9999999', 'letter=%00', 'country=%F0%9F%99%8F', 'status=__proto__', 'page=2&page=x']) {
      expect((await request.get(`/saints?${query}`)).status(), query).toBe(200);
    }
    // Cut to its length, this one would end with half a character.
    for (const path of ['saints', 'directory', 'documents', 'trends']) expect((await request.get(`/${path}?q=${'a'.repeat(path === 'documents' ? 1_023 : 199)}%F0%9F%99%8F`)).status(), path).toBe(200);
    for (const query of ['kind=saints&q=anne&q=mary', 'kind=saints', 'kind=saints&q=%00', 'kind=saints&q=a&lang=xx']) expect((await request.get(`/api/suggest?${query}`)).status(), query).toBe(200);
    expect((await request.get('/api/suggest?kind=nobody&q=a')).status()).toBe(400);
  });
});
