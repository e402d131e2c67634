import { chartsDrawn } from './chart-drawn';
import { expect, faultsOf, inTheme, test } from './reader';

test.describe('a view of figures that leaves the page', () => {
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
});
