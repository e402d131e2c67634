// Long, because each way to look at a chart is a test, and all of them look at the same few sees.
import { chartsDrawn } from './chart-drawn';
import { expect, faultsOf, inTheme, test } from './reader';

const SIX = 'dworc,dbroo,dstoc,dvolt,dluce,dtier';

test.describe('a reader of yearly figures', () => {
  test('finds every choice in the address: the same after a reload, and undone by Back (O-53)', async ({ page }) => {
    await page.goto('/trends?dioceses=dworc,dbroo&measure=total_priests');
    const main = page.getByRole('main');
    await main.getByRole('group', { name: 'Show as' }).getByRole('link', { name: 'Index' }).click();
    await expect(page).toHaveURL(/dioceses=dworc,dbroo&measure=total_priests&view=indexed$/);
    await expect(main.getByText('Priests, all, 1950 = 100').first()).toBeVisible();
    await main.getByRole('group', { name: 'Display' }).getByRole('link', { name: 'Table' }).click();
    await expect(page).toHaveURL(/view=indexed&show=table$/);
    await expect(page.locator('figure.chart')).toHaveCount(0);
    await page.reload();
    await expect(main.getByRole('group', { name: 'Display' }).getByRole('link', { name: 'Table' })).toHaveAttribute('aria-current', 'true');
    await page.goBack();
    await expect(page.locator('figure.chart')).toBeVisible();
    await page.goBack();
    await expect(main.getByRole('group', { name: 'Show as' }).getByRole('link', { name: 'Numbers' })).toHaveAttribute('aria-current', 'true');
    await main.getByLabel('From', { exact: true }).filter({ visible: true }).selectOption('1990');
    await main.getByLabel('To', { exact: true }).filter({ visible: true }).selectOption('2004');
    await main.getByRole('button', { name: 'Show' }).click();
    await expect(page).toHaveURL(/measure=total_priests&years=1990\.\.2004$/);
    await expect(page.getByRole('row', { name: /^1980/ })).toHaveCount(0);
    await expect(page.getByRole('row', { name: /^1990/ })).toContainText('1,084');
  });

  test('is told what of an address was not understood, and sees the usual instead (O-53)', async ({ page }) => {
    await page.goto('/trends?dioceses=dworc&measure=souls&years=2010..1990&view=upside&scale=cubic');
    await expect(page.getByText('Not understood in the address: measure, years, view, scale.')).toBeVisible();
    await expect(page.getByRole('row', { name: /^1950/ })).toContainText('266,723');
    await page.goto(`/trends?dioceses=${SIX},dmaml`);
    await expect(page.getByText('Only the first six dioceses of the address are shown.')).toBeVisible();
    await expect(page.getByText('6 of 6 chosen')).toBeVisible();
  });

  test('takes a see out, and the others keep their colours and marks', async ({ page }) => {
    await page.goto('/trends?dioceses=dworc,dbroo,dstoc&measure=total_priests');
    await page.getByRole('link', { name: 'Remove Diocese of Brooklyn' }).click();
    await expect(page).toHaveURL(/dioceses=dworc,,dstoc/);
    await expect(page.locator('.pick').nth(1).locator('svg.key')).toHaveClass(/\bs3\b/);
    await chartsDrawn(page);
    await expect(page.locator('figure.chart .recharts-line path[stroke="var(--c3)"]').first()).toBeVisible();
    await expect(page.locator('figure.chart .recharts-line path[stroke="var(--c2)"]')).toHaveCount(0);
  });

  test('goes through the years with the keys and hears every value (O-41)', async ({ page }) => {
    await page.goto('/trends?dioceses=dworc,dbroo&measure=total_priests');
    await chartsDrawn(page);
    await expect(page.getByRole('img', { name: /Priests, all\. Worcester: 389 in 1950, 227 in 2022/ })).toBeVisible();
    const slider = page.getByRole('slider', { name: 'Year in: Priests, all' });
    await slider.focus();
    await page.keyboard.press('ArrowLeft');
    await expect(slider).toHaveAttribute('aria-valuetext', '2022: Worcester 227; Brooklyn no data');
    await page.keyboard.press('Home');
    await expect(slider).toHaveAttribute('aria-valuetext', '1950: Worcester 389; Brooklyn 1,428');
    await page.keyboard.press('ArrowRight');
    await expect(slider).toHaveAttribute('aria-valuetext', '1959: Worcester no data; Brooklyn 1,167');
    await expect(page.locator('.chart-tip')).toContainText('1,167');
    expect(await faultsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.locator('.chart-tip')).toHaveCount(0);
  });

  test('reads by touch on the smallest phone, with the values in view (O-41, O-38)', async ({ browser }) => {
    const context = await browser.newContext({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });
    const page = await context.newPage();
    await page.goto(`/de/trends?dioceses=${SIX}&measure=total_priests`);
    await chartsDrawn(page);
    const slider = page.getByRole('slider');
    await slider.scrollIntoViewIfNeeded();
    const box = await slider.boundingBox();
    expect(box).not.toBeNull();
    for (const part of [0.02, 0.5, 0.98]) {
      await page.touchscreen.tap((box?.x ?? 0) + (box?.width ?? 0) * part, (box?.y ?? 0) + 40);
      const tip = await page.locator('.chart-tip').boundingBox();
      expect(tip?.x, String(part)).toBeGreaterThanOrEqual(0);
      expect((tip?.x ?? 0) + (tip?.width ?? 0), String(part)).toBeLessThanOrEqual(320);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    const years = await page.locator('figure.chart .axis-years text').allTextContents();
    expect(years[0]).toBe('1950');
    expect(years.at(-1)).toBe('2022');
    expect(years.every((year) => /^\d{4}$/.test(year))).toBe(true);
    expect(new Set(years).size).toBe(years.length);
    await context.close();
  });

  test('has the year of the first tap, though the chart comes only by it', async ({ browser }) => {
    const context = await browser.newContext({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });
    const page = await context.newPage();
    await page.goto('/trends?dioceses=dworc&measure=total_priests');
    const figure = page.locator('figure.chart');
    await figure.scrollIntoViewIfNeeded();
    const box = await figure.boundingBox();
    await page.touchscreen.tap((box?.x ?? 0) + 70, (box?.y ?? 0) + 150);
    await expect(page.locator('.chart-tip')).toContainText('1950');
    await context.close();
  });

  test('chooses the year an index begins in, and a see from those offered, by its name in the language of the page', async ({ page }) => {
    await page.goto('/zh/trends?dioceses=dworc&measure=total_priests&view=indexed');
    const main = page.getByRole('main');
    await main.getByLabel('基准年').filter({ visible: true }).selectOption('2004');
    await main.getByRole('button', { name: '显示' }).filter({ visible: true }).click();
    await expect(page).toHaveURL(/measure=total_priests&view=indexed&base=2004$/);
    await expect(main.locator('.panel-title').first()).toContainText('2004');
    const field = main.getByRole('combobox').and(main.locator('[name=q]')).filter({ visible: true });
    const name = await page.locator('#offered-sees option', { hasText: '菲律宾' }).first().getAttribute('value');
    await field.fill(name ?? '');
    await field.press('Enter');
    await expect(page).toHaveURL(/dioceses=dworc,[^&]+&measure=total_priests&view=indexed&base=2004$/);
    await expect(page.locator('.pick').nth(1)).toContainText(name ?? '?');
    await expect(page.locator(`#offered-sees option[value="${name}"]`)).toHaveCount(0);
    await page.goto('/zh/trends?dioceses=dmaml');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('马尼拉');
  });

  test('costs a page that nobody reads no chart, and gets one by looking at it', async ({ page }) => {
    const scripts: string[] = [];
    page.on('response', (response) => { if (response.url().includes('/_next/static/chunks/')) scripts.push(response.url()); });
    await page.goto('/trends?dioceses=dworc,dbroo&measure=total_priests&layout=multiples');
    await page.waitForLoadState('networkidle');
    await expect(page.locator('.chart-space svg:visible')).toHaveCount(2);
    await expect(page.locator('svg.recharts-surface')).toHaveCount(0);
    const before = scripts.length;
    await chartsDrawn(page);
    expect(scripts.length).toBeGreaterThan(before);
    await expect(page.locator('.chart-space')).toHaveCount(0);
    // Going on within the site is a sign too.
    await page.getByRole('group', { name: 'Show as' }).getByRole('link', { name: 'Index' }).click();
    await expect(page.getByText('1950 = 100').first()).toBeVisible();
    await expect(page.locator('svg.recharts-surface')).toHaveCount(2);
  });

  test('sees nothing move when the chart comes, and the same picture on paper', async ({ page }) => {
    for (const path of [`/trends?dioceses=${SIX}&measure=total_priests`, '/trends?dioceses=dworc,dbroo&measure=catholics,parishes&layout=multiples']) {
      // Scripts wait until the page is drawn and has its fonts, which move words on any page.
      let letScriptsGo: () => void = () => undefined;
      const drawn = new Promise<void>((resolve) => { letScriptsGo = resolve; });
      await page.route('**/_next/static/chunks/**/*.js', async (route) => { await drawn; await route.continue(); });
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.locator('.chart-space svg').first()).toBeAttached();
      await page.evaluate(async () => {
        await document.fonts.ready;
        const moved: number[] = [];
        Object.assign(window, { moved });
        new PerformanceObserver((list) => moved.push(...list.getEntries().map((entry) => (entry as PerformanceEntry & { value: number }).value))).observe({ type: 'layout-shift' });
      });
      letScriptsGo();
      await chartsDrawn(page);
      expect(await page.evaluate(() => (window as unknown as { moved: number[] }).moved.reduce((sum, value) => sum + value, 0))).toBeLessThan(0.02);
      await page.unroute('**/_next/static/chunks/**/*.js');
      await page.emulateMedia({ media: 'print' });
      await expect(page.locator('svg.paper')).toBeVisible();
      await expect(page.locator('svg.recharts-surface').first()).toBeHidden();
      await page.emulateMedia({ media: 'screen' });
    }
  });

  test('sorts the table by any column, years without a figure last', async ({ page }) => {
    await page.goto('/trends?dioceses=dworc,dbroo&measure=total_priests');
    const heads = page.getByRole('columnheader');
    await expect(heads.nth(0)).toHaveAttribute('aria-sort', 'descending');
    await heads.nth(2).getByRole('link', { name: 'Brooklyn' }).click();
    await expect(page).toHaveURL(/sort=-2$/);
    await expect(heads.nth(2)).toHaveAttribute('aria-sort', 'descending');
    const rows = page.getByRole('region', { name: 'The same figures in a table' }).locator('tbody tr');
    await expect(rows.first()).toContainText('1,428');
    await expect(rows.last()).toContainText('no data');
    await heads.nth(2).getByRole('link', { name: 'Brooklyn' }).click();
    await expect(page).toHaveURL(/sort=2$/);
    await expect(rows.first()).toContainText('755');
  });

  test('chooses figures by what they mean, up to four, each with a chart of its own', async ({ page }) => {
    await page.goto('/trends?dioceses=dworc');
    await page.getByText('All figures: what they mean, and which years are known').click();
    await expect(page.getByText('Priests of religious institutes who live in the diocese.')).toBeVisible();
    await expect(page.getByText('Worcester: no year').first()).toBeVisible();
    await page.getByRole('link', { name: 'Add Priests per parish' }).click();
    await expect(page).toHaveURL(/measure=catholics,priests_per_parish/);
    await chartsDrawn(page);
    await expect(page.locator('svg.recharts-surface')).toHaveCount(2);
    await expect(page.getByRole('slider')).toHaveCount(2);
  });

  test('takes figures and pictures away, each under a name of its own', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/trends?dioceses=dworc,dbroo&measure=total_priests');
    for (const [words, name] of [['Table (CSV)', 'dworc-dbroo-total_priests.csv'], ['Picture (SVG)', 'dworc-dbroo-total_priests.svg'], ['Picture (PNG)', 'dworc-dbroo-total_priests.png'], ['Data with definitions (JSON)', 'dworc-dbroo-total_priests.json']] as const) {
      const download = page.waitForEvent('download');
      await page.getByRole('link', { name: words }).click();
      expect((await download).suggestedFilename(), words).toBe(`magisterium-trends-${name}`);
    }
    await page.getByRole('button', { name: 'Copy picture' }).click();
    await expect(page.getByRole('button', { name: 'Picture copied' })).toBeVisible();
    expect(await page.evaluate(async () => (await navigator.clipboard.read()).flatMap((item) => item.types))).toContain('image/png');
  });

  test('opens a shared link with a picture of that very view', async ({ page, request }) => {
    await page.goto('/fr/trends?dioceses=dworc,dbroo&view=indexed');
    const address = await page.locator('meta[property="og:image"]').getAttribute('content');
    expect(address).toContain('/preview/trends?dioceses=dworc,dbroo&view=indexed&lang=fr');
    const picture = await request.get(address ?? '');
    const body = await picture.body();
    expect(picture.headers()['content-type']).toBe('image/png');
    expect([body.readUInt32BE(16), body.readUInt32BE(20)]).toEqual([1200, 630]);
    const other = await (await request.get((address ?? '').replace('&view=indexed', ''))).body();
    expect(body.equals(other)).toBe(false);
    expect(body.equals(await (await request.get(address ?? '')).body())).toBe(true);
  });

  test('finds the view in a frame of another page, and nothing else of the site', async ({ page, request }) => {
    const framed = await request.get('/embed/trends?dioceses=dworc,dbroo&lang=de');
    expect(framed.headers()['x-frame-options']).toBeUndefined();
    expect(framed.headers()['content-security-policy']).toContain('frame-ancestors *');
    for (const path of ['/trends?dioceses=dworc', '/', '/api/health', '/embedded']) {
      const { 'x-frame-options': options, 'content-security-policy': policy } = (await request.get(path)).headers();
      expect(options, path).toBe('DENY');
      if (policy) expect(policy, path).toContain("frame-ancestors 'none'");
    }
    await page.goto('/embed/trends?dioceses=dworc,dbroo&lang=de');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await chartsDrawn(page);
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('link', { name: /Magisterium Explorer/ })).toHaveAttribute('href', /\/de\/trends\?dioceses=dworc,dbroo$/);
    await page.goto('/embed/trends?dioceses=dworc,dbroo&show=table&lang=de');
    await expect(page.getByRole('table')).toContainText('266.723');
    await expect(page.locator('figure.chart')).toHaveCount(0);
    await page.goto('/embed/trends?dioceses=dworc,dbroo&lang=de');
    for (const theme of ['light', 'dark'] as const) {
      await inTheme(page, theme);
      expect(await faultsOf(page)).toEqual([]);
    }
  });

  test('ranks the sees of a country, each figure with its year', async ({ page }) => {
    await page.goto('/trends/ranking?country=US&measure=total_priests&year=2004&within=0');
    const rows = page.locator('tbody tr');
    await expect(rows.first()).toContainText('1');
    const values = (await rows.locator('td:nth-of-type(2)').allTextContents()).map((text) => Number(text.replace(/\D/g, '')));
    expect(values.length).toBeGreaterThan(3);
    expect(values).toEqual([...values].sort((a, b) => b - a));
    expect(new Set(await rows.locator('td:nth-of-type(3)').allTextContents())).toEqual(new Set(['2004']));
    await page.getByLabel('Years before or after').selectOption('5');
    await page.getByRole('button', { name: 'Show' }).click();
    await expect(page).toHaveURL(/ranking\?country=US&measure=total_priests&year=2004&within=5$/);
    await page.getByRole('columnheader').getByRole('link', { name: 'Diocese' }).click();
    await expect(page).toHaveURL(/sort=name/);
    const names = await rows.locator('td:nth-of-type(1)').allTextContents();
    expect(names).toEqual([...names].sort(new Intl.Collator('en').compare));
    await page.getByRole('link', { name: 'Chart of the first six' }).click();
    await expect(page.locator('.pick')).toHaveCount(Math.min(6, names.length));
    await page.goto('/trends/ranking?country=XX&year=abc');
    await expect(page.getByText('Not understood in the address: country, year.')).toBeVisible();
  });
});
