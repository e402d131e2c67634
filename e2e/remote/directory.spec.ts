import { expect, faultsOf, inTheme, test } from '../reader';
import { asPerson, callsFor, finishedTask, script } from '../scripted';

const data = (value: object) => ({ kind: 'data', data: value });
const saint = (id: string, fields: object = {}) => finishedTask('saint_profile', [data({ saint_id: id, primary_name: `Saint ${id}`, ...fields })]);
const person = (id: string, fields: object = {}) => finishedTask('person_profile', [data({ person_id: id, primary_name: `Bishop ${id}`, ...fields })]);
const see = (id: string, fields: object = {}) => finishedTask('diocese_profile', [data({ source_code: id, primary_name: `See of ${id}`, ...fields })]);

test.describe('a profile with what only another agent has', () => {
  test('shows portrait, arms, consecrators, lineage, life and offices, and what it does not say', async ({ page, request }) => {
    await page.route('https://images.example/**', (route) => (route.request().url().endsWith('/there.svg')
      ? route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="40"><rect width="30" height="40" fill="teal"/></svg>' })
      : route.fulfill({ status: 404, body: '' })));
    await script(request, 'rich-bishop', person('rich-bishop', {
      image_url: 'https://images.example/there.svg', coat_of_arms_url: 'https://images.example/broken.svg', birth_date: '1950-02-03', ordained_priest: '1975-06', consecrated_bishop: '1999-01-06',
      principal_consecrator: { name: 'Consecrator A', person_id: 'con-a' }, co_consecrators: ['Consecrator B', { name: 'Consecrator C', person_id: 'con-c' }],
      episcopal_lineage: [{ name: 'Consecrator A', person_id: 'con-a', date: '1985-05-01' }, { name: 'Scipione Rebiba', date: '1541' }],
      education: [{ school: 'Gregorian University', degree: 'Doctorate', year: 1980 }], biography: 'Was born.\nLived.', positions: [{ title: 'Rector of a seminary', from: '1990-09-01' }],
      nested: { deep: [{ a: 1 }, { b: ['x', 'y'] }] }, long_word: 'x'.repeat(400),
    }));
    await inTheme(page, 'dark');
    // A browser whose requests are looked into names no age that it would accept, as a reload does: what it shows has to be read before.
    await request.get('/clergy/rich-bishop', asPerson);
    await page.goto('/clergy/rich-bishop');
    const main = page.getByRole('main');
    const portrait = main.getByRole('img', { name: 'Portrait of Bishop rich-bishop' });
    await portrait.scrollIntoViewIfNeeded();
    await expect.poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await expect(portrait).toHaveAttribute('referrerpolicy', 'no-referrer');
    // An image that does not come leaves its frame and its words.
    await expect(main.getByRole('img', { name: 'Coat of arms: Bishop rich-bishop' })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Consecrator A' }).first()).toHaveAttribute('href', '/clergy/con-a');
    await expect(main.getByRole('list', { name: 'Co-consecrators' }).getByRole('link', { name: 'Consecrator B' })).toHaveAttribute('href', '/clergy?q=Consecrator%20B');
    const chain = main.getByRole('list', { name: 'Episcopal lineage' });
    await expect(chain.getByRole('listitem')).toHaveText([/Consecrator A.*1\sMay\s1985/, /Scipione Rebiba.*1541/]);
    const life = main.getByRole('list', { name: 'In order of time' }).getByRole('listitem');
    await expect(life).toHaveText([/3\sFebruary\s1950/, /June\s1975/, /1\sSeptember\s1990.*Rector of a seminary.*aged 40/, /6\sJanuary\s1999.*aged 48/]);
    await main.getByText('More details').click();
    await expect(main).toContainText('Not given: Office, Motto');
    // A word longer than the page breaks.
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);
    expect(await main.innerText()).not.toMatch(/\{"|\[object|undefined/);
    expect(await faultsOf(page)).toEqual([]);
  });

  test('draws a see’s figures with gaps as gaps, its money with its currency, and a deficit as such (O-05)', async ({ page, request }) => {
    await script(request, 'rich-see', see('rich-see', {
      recent_statistics: [{ year: 2018, seminarians: 41, parishes: 0 }, { year: 2019, seminarians: null, parishes: 5 }, { year: 2020, seminarians: 39, parishes: 6 }],
      latest_financials: { fiscal_year: 2023, currency: 'EUR', total_revenue: 1000.5, total_expenses: 1200 }, patron_saint: 'Saint Somebody', suffragans: ['See of X', { name: 'See of Y', source_code: 'y' }],
    }));
    await page.goto('/dioceses/rich-see');
    const main = page.getByRole('main');
    const row = main.getByRole('row', { name: /^Seminarians/ });
    await expect(row.getByRole('cell')).toHaveText(['41', /no data/i, '39', '−5', '']);
    await expect(row.locator('svg circle')).toHaveCount(2);
    await expect(row.locator('svg polyline')).toHaveCount(0);
    const parishes = main.getByRole('row', { name: /^Parishes/ });
    await expect(parishes.getByRole('cell').first()).toHaveText('0');
    await expect(parishes.locator('svg polyline')).toHaveCount(1);
    await expect(main.getByRole('row', { name: /^Deficit/ })).toContainText('−199.5 EUR');
    await expect(main.getByRole('row', { name: /^Deficit/ })).toContainText('reckoned here');
    await expect(main.getByRole('link', { name: 'Saint Somebody' })).toHaveAttribute('href', '/saints?q=Saint%20Somebody');
    await expect(main.getByRole('list', { name: 'Suffragan sees' }).getByRole('link')).toHaveText(['See of X', 'See of Y']);
  });

  test('leads outside for a website typed by hand, and nowhere for what is none (O-50)', async ({ page, request }) => {
    const websites = { 'www.example.org': 'https://www.example.org/', '//example.org': 'https://example.org/', 'http://example.org': 'http://example.org/', '': '', 'javascript:alert(1)': '', 'N/A': '', 'http://[bad': '' };
    for (const [index, [written, address]] of Object.entries(websites).entries()) {
      await script(request, `web-${index}`, see(`web-${index}`, { official_website: written }));
      await page.goto(`/dioceses/web-${index}`);
      const links = await page.getByRole('article').first().getByRole('row', { name: /^Website/ }).getByRole('link').evaluateAll((all) => all.map((link) => [(link as HTMLAnchorElement).href, (link as HTMLAnchorElement).rel]));
      expect(links.map(([href]) => href), written).toEqual(address ? [address] : []);
      for (const [, rel] of links) expect(rel).toContain('noopener');
    }
  });
});

test('ids with accents, percent signs, slashes, dots, spaces or digits only survive the way there and back', async ({ page, request }) => {
  for (const id of ['thérèse-ő', '100%', 'a/b', '12345', 'a.b', 'x.json', 'ünï cödé', '聖若瑟', 'a?b#c', '%2F']) {
    await script(request, id, saint(id));
    const address = `/saints/${encodeURIComponent(id).replace(/\.json$/, '%2Ejson')}`;
    const response = await page.goto(address);
    expect(response?.status(), id).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Saint ${id}`);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `http://localhost:3211${address}`);
    const file = await request.get(`${address}.json`);
    expect(await file.json(), id).toMatchObject({ id, page: `http://localhost:3211/saints/${encodeURIComponent(id)}`, profile: { saint_id: id } });
    expect((await request.get(`/preview${address}?lang=en`)).status(), id).toBe(200);
    expect(await callsFor(request, id), id).toHaveLength(1);
  }
});

test('half a character in an agent’s ids and names breaks no page', async ({ page, request }) => {
  const half = '\uD83D';
  await script(request, 'half', see('half', { current_bishop: { name: `Bishop ${half}`, person_id: `b${half}` }, suffragans: [`See ${half}`], alternates: [{ source_code: half, primary_name: half }] }));
  expect((await page.goto('/dioceses/half'))?.status()).toBe(200);
  await expect(page.getByRole('main').getByRole('link', { name: 'Bishop \uFFFD' })).toHaveAttribute('href', '/clergy/b%EF%BF%BD');
});

test('ids of documents survive the way into the address and back: on the page, in its title and in its picture', async ({ page, request }) => {
  for (const id of ['100% grace', 'a/b c', '%2F doc', 'x?y#z', 'ő.json']) {
    await script(request, id, finishedTask('document', [{ kind: 'text', text: 'Words.' }, data({ id, title: `Title of ${id}` })]));
    const address = `/documents/${encodeURIComponent(id)}`;
    expect((await page.goto(address))?.status(), id).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Title of ${id}`);
    await expect(page, id).toHaveTitle(`Title of ${id} · Magisterium Explorer`);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `http://localhost:3211${address}`);
    const [drawn, unknown] = await Promise.all([id, 'never-read'].map(async (one) => (await request.get(`/preview/documents/${encodeURIComponent(one)}?lang=en`)).body()));
    expect(drawn?.equals(unknown ?? Buffer.alloc(0)), id).toBe(false);
    expect(await callsFor(request, id), id).toHaveLength(1);
  }
});

test.describe('a link of a metered agent', () => {
  test('is unfurled ten times at no cost, before and after somebody has read it', async ({ page, request }) => {
    await script(request, 'shared-saint', saint('shared-saint', { birth_date: '1900', feast_day: '03-19' }));
    const unfurl = async () => {
      const html = await (await request.get('/zh/saints/shared-saint', { headers: { 'user-agent': 'Messenger/1.0' } })).text();
      const picture = /property="og:image" content="http:\/\/localhost:3211([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');
      if (picture) expect((await request.get(picture)).headers()['content-type']).toBe('image/png');
      for (const file of ['/saints/shared-saint.json', '/preview/saints/shared-saint', '/preview/saints/shared-saint/qr']) await request.get(file);
      return { html, picture };
    };
    for (let count = 0; count < 10; count += 1) await unfurl();
    expect(await callsFor(request, 'shared-saint')).toHaveLength(0);
    const refused = await request.get('/saints/shared-saint.json');
    expect([refused.status(), await refused.json()]).toEqual([404, expect.objectContaining({ error: 'not_kept', page: 'http://localhost:3211/saints/shared-saint' })]);
    await page.goto('/zh/saints/shared-saint');
    await expect(page.getByRole('heading', { level: 1, name: 'Saint shared-saint' })).toBeVisible();
    const after = await unfurl();
    expect(after.html).toContain('<title>Saint shared-saint');
    expect(after.picture).toBe('/preview/saints/shared-saint?lang=zh');
    expect(await callsFor(request, 'shared-saint')).toHaveLength(1);
  });

  test('that is an alias names the agent’s own id as its address, and its data and picture are there at no further cost', async ({ page, request }) => {
    await script(request, 'alias-of-saint', saint('canonical-saint', { feast_day: '03-19' }));
    await page.goto('/saints/alias-of-saint');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', 'http://localhost:3211/saints/canonical-saint');
    const picture = await page.locator('meta[property="og:image"]').getAttribute('content') ?? '';
    expect((await request.get(picture)).status()).toBe(200);
    const file = await page.getByRole('link', { name: 'Download the data (JSON)' }).getAttribute('href') ?? '';
    expect(await (await request.get(file)).json()).toMatchObject({ profile: { saint_id: 'canonical-saint' } });
    expect([await callsFor(request, 'alias-of-saint'), await callsFor(request, 'canonical-saint')].map(({ length }) => length)).toEqual([1, 0]);
  });

  test('has no list to browse and asks nothing while one types; a search is one call, made when it is sent', async ({ page, request }) => {
    const asked: string[] = [];
    page.on('request', (sent) => { if (sent.url().includes('/api/suggest')) asked.push(sent.url()); });
    await script(request, 'Only Here', saint('only-here', { alternates: [] }));
    await page.goto('/saints');
    await expect(page.getByRole('main')).toContainText('127.0.0.1 has no list to browse');
    const field = page.getByRole('main').getByRole('searchbox');
    await field.pressSequentially('Only Here');
    expect([asked, await callsFor(request, 'Only Here')]).toEqual([[], []]);
    await field.press('Enter');
    await expect(page.getByRole('heading', { name: 'Saint only-here' })).toBeVisible();
    expect(await callsFor(request, 'Only Here')).toHaveLength(1);
  });

  test('is asked in all four directories only where the reader chose so, with the price on the button', async ({ page, request }) => {
    await script(request, 'Quadruple', saint('quadruple'));
    await page.goto('/directory?q=Quadruple');
    expect(await callsFor(request, 'Quadruple')).toHaveLength(0);
    await page.getByRole('main').getByRole('link', { name: 'Search all four (4 calls)' }).click();
    await expect(page).toHaveURL(/all=1/);
    await expect(page.getByRole('main').getByRole('link', { name: 'Saint quadruple' })).toBeVisible();
    expect(await callsFor(request, 'Quadruple')).toHaveLength(4);
  });

  test('is no cost for headers only: HEAD and crawlers get no answer of the agent', async ({ request }) => {
    await script(request, 'crawled-saint', saint('crawled-saint'));
    await request.head('/saints/crawled-saint', asPerson);
    await request.get('/saints/crawled-saint', { headers: { ...asPerson.headers, 'user-agent': 'ExampleBot/2.0 (+https://bot.example)' } });
    expect(await callsFor(request, 'crawled-saint')).toHaveLength(0);
  });
});
