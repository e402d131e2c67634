import { expect, faultsOf, inTheme, test } from './reader';

const NAMES = 'Names that fit';

test.describe('a reader who types a name', () => {
  test('chooses from what fits with the keys, hears how many there are, and opens the page by its id', async ({ page }) => {
    await page.goto('/saints');
    const field = page.getByRole('combobox', { name: /^Name/ });
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await field.fill('Therese of L');
    const list = page.getByRole('listbox', { name: NAMES });
    const first = list.getByRole('option').first();
    await expect(first).toContainText('Thérèse of Lisieux');
    await expect(first).toContainText('1873–1897');
    await expect(page.getByRole('main').getByRole('status')).toContainText(/names? fits?\b.*arrow keys/);
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await field.press('ArrowDown');
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await expect(field).toHaveAttribute('aria-activedescendant', await first.getAttribute('id') ?? 'none');
    expect(await faultsOf(page)).toEqual([]);
    await field.press('Escape');
    await expect(list).toBeHidden();
    await expect(field).toHaveValue('Therese of L');
    await field.press('ArrowDown');
    await field.press('ArrowDown');
    await field.press('Enter');
    await expect(page).toHaveURL('/saints/therese-of-lisieux');
    await expect(page.getByRole('heading', { level: 1, name: 'Thérèse of Lisieux' })).toBeVisible();
  });

  test('may press a name, or send what was typed as it is; the name stays at its number', async ({ page }) => {
    await inTheme(page, 'dark');
    await page.goto('/de/popes');
    const field = page.getByRole('combobox', { name: /^Name/ });
    await field.fill('Johannes Paul');
    await page.getByRole('option', { name: /Johannes Paul II\./ }).click();
    await expect(page).toHaveURL('/de/popes/john-paul-ii');
    await page.goBack();
    await field.fill('Leo 14');
    await expect(page.getByRole('option').first()).toContainText('Leo XIV.');
    expect(await faultsOf(page)).toEqual([]);
    await field.press('Enter');
    await expect(page).toHaveURL(/\/de\/popes\?q=Leo(\+|%20)14$/);
    await expect(page.getByRole('heading', { name: 'Leo XIV.' })).toBeVisible();
  });

  test('never sees the answer to an older text in the place of the newer one (O-12)', async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => { release = resolve; });
    await page.route(/\/api\/suggest\?.*q=fran&/, async (route) => {
      const response = await route.fetch();
      await held;
      await route.fulfill({ response }).catch(() => undefined);
    });
    await page.goto('/saints');
    const field = page.getByRole('combobox', { name: /^Name/ });
    const asked = page.waitForRequest(/q=fran&/);
    await field.fill('fran');
    const older = await asked;
    await field.fill('francis xavier');
    await expect(page.getByRole('option').first()).toContainText('Francis Xavier');
    const shown = await page.getByRole('option').allInnerTexts();
    release();
    await Promise.race([older.response().catch(() => null), page.waitForEvent('requestfailed', { timeout: 5_000 }).catch(() => null)]);
    await expect(page.getByRole('option').first()).toContainText('Francis Xavier');
    expect(await page.getByRole('option').allInnerTexts()).toEqual(shown);
  });

  test('has marked with the keys whom they were pressed for, also when newer names come in under it', async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => { release = resolve; });
    await page.route(/\/api\/suggest\?.*q=francis(\+|%20)xavier/, async (route) => {
      const response = await route.fetch();
      await held;
      await route.fulfill({ response });
    });
    await page.goto('/saints');
    const field = page.getByRole('combobox', { name: /^Name/ });
    await field.fill('fran');
    const first = page.getByRole('listbox', { name: NAMES }).getByRole('option').first();
    await expect(first).toBeVisible();
    await expect(first).not.toContainText('Francis Xavier');
    const asked = page.waitForRequest(/q=francis(\+|%20)xavier/);
    await field.fill('francis xavier');
    await asked;
    await field.press('ArrowDown');
    await expect(first).toHaveAttribute('aria-selected', 'true');
    release();
    await expect(first).toContainText('Francis Xavier');
    await expect(first).toHaveAttribute('aria-selected', 'false');
    await expect(field).not.toHaveAttribute('aria-activedescendant', /./);
  });

  test('finds all four directories in one list, each line with its own', async ({ page }) => {
    await page.goto('/directory');
    await page.getByRole('combobox', { name: /^Name/ }).fill('Francis');
    await expect(page.getByRole('option', { name: /Popes · 2013–2025/ })).toBeVisible();
    await expect(page.getByRole('option', { name: /Saints/ }).first()).toBeVisible();
  });
});

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
