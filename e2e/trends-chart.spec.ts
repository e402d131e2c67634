import { chartsDrawn } from './chart-drawn';
import { expect, faultsOf, test, whole } from './reader';

const SIX = 'dworc,dbroo,dstoc,dvolt,dluce,dtier';

test.describe('a reader of a chart', () => {
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

  test('has the year of the first tap, though the chart comes only by it, until the next one beside it', async ({ browser }) => {
    const context = await browser.newContext({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });
    const page = await context.newPage();
    await page.goto('/trends?dioceses=dworc&measure=total_priests');
    await whole(page);
    const figure = page.locator('figure.chart');
    await figure.scrollIntoViewIfNeeded();
    const box = await figure.boundingBox();
    await page.touchscreen.tap((box?.x ?? 0) + 70, (box?.y ?? 0) + 150);
    await expect(page.locator('.chart-tip')).toContainText('1950');
    await page.locator('.panel-title').tap();
    await expect(page.locator('.chart-tip')).toHaveCount(0);
    await context.close();
  });

  test('sees no year for a mouse that rests beside the plot while the chart comes, and one for a mouse over it', async ({ page }) => {
    for (const [part, tips] of [[0.97, 0], [0.4, 1]] as const) {
      await page.goto('/trends?dioceses=dworc,dbroo&measure=total_priests');
      // What holds the picture, and then the chart.
      const place = page.locator('.panel-title + div').first();
      await place.scrollIntoViewIfNeeded();
      const box = await place.boundingBox();
      // Moved again until the chart comes, for a move before the page's scripts run is not seen.
      let moves = 0;
      await expect(async () => {
        await page.mouse.move((box?.x ?? 0) + (box?.width ?? 0) * part, (box?.y ?? 0) + 100 + (moves++ % 2));
        await expect(page.getByRole('slider')).toBeVisible({ timeout: 1_000 });
      }).toPass();
      // What the chart shows of itself, it shows with its first frames.
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      await expect(page.locator('.chart-tip')).toHaveCount(tips);
      await page.mouse.move(0, 0);
    }
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
});
