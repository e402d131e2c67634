import { expect, test } from './reader';

test.describe('the frame of every page', () => {
  test('lets the keyboard skip to the content and reach the search with "/"', async ({ page }) => {
    await page.goto('/about');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#main$/);
    await page.keyboard.press('/');
    await expect(page.getByRole('banner').getByRole('searchbox')).toBeFocused();
    await page.keyboard.type('Manila');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/directory\?q=Manila/);
    await expect(page.getByRole('main').getByRole('link', { name: /Manila/ }).first()).toBeVisible();
  });

  test('goes from any words to a day, a document, a person or on', async ({ page }) => {
    const main = page.getByRole('main');
    for (const [words, name, address] of [
      ['2026-12-25', /25 December 2026/, /\/calendar\/2026-12-25$/], ['Ostersonntag 2026', /5 April 2026/, /\/calendar\/2026-04-05$/],
      ['John 3:16', /documents/, /\/documents\?q=John/], ['zzzzqqqq', /question/, /\/ask\?q=zzzzqqqq/], ['pope francis', 'Pope Francis', /\/popes\/francis$/],
    ] as const) {
      await page.goto(`/directory?q=${encodeURIComponent(words)}`);
      await main.getByRole('link', { name }).first().click();
      await expect(page, words).toHaveURL(address);
    }
    await page.goto('/directory?q=pope+francis');
    await expect(main.getByRole('heading', { level: 2 }).first()).toHaveText('Popes');
  });

  test('stays on a phone’s screen when letters are twice as large', async ({ page }) => {
    for (const [path, width] of [['/', 390], ['/hu/calendar/2026-03-19', 390], ['/de/saints/jerome', 320]] as const) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(path);
      // What a browser set to large letters does: rem and em follow, media queries by a style sheet of the same size.
      const client = await page.context().newCDPSession(page);
      await client.send('Page.enable');
      await client.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
      await page.reload();
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
      // Two lines of it, the name and the rest, with room to spare.
      expect((await page.getByRole('banner').boundingBox())?.height, path).toBeLessThan(260);
      for (const control of [page.getByRole('banner').locator('.phone-menu summary'), page.getByRole('banner').locator('.iconbtn').first()]) {
        const box = await control.boundingBox();
        expect(box && box.x >= 0 && box.x + box.width <= width, `${path} ${width} ${JSON.stringify(box)}`).toBe(true);
      }
    }
  });

  test('is not widened by a word without end', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of ['/directory?q=', '/saints?q=', '/clergy?q=', '/popes?q=', '/dioceses?q=', '/documents?q=', '/calendar?date=', '/ask?q=']) {
      await page.goto(`${path}${'x'.repeat(300)}`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), path).toBeLessThanOrEqual(0);
    }
  });

  test('marks the current section and changes the language of the same page', async ({ page }) => {
    await page.goto('/saints/jerome');
    await expect(page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Directory' })).toHaveAttribute('aria-current', /.+/);
    await page.getByRole('link', { name: 'Deutsch' }).click();
    await expect(page).toHaveURL(/\/de\/saints\/jerome$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await page.goto('/');
    await expect(page).toHaveURL(/\/$/);
  });

  test('keeps the chosen appearance', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/about');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await page.getByRole('contentinfo').getByText(/^Appearance/).first().click();
    await page.getByRole('button', { name: 'Dark' }).or(page.getByRole('radio', { name: 'Dark' })).or(page.getByLabel('Dark')).first().click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.goto('/privacy');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  test('opens its menu on a phone, also without scripts', async ({ browser, baseURL }) => {
    for (const javaScriptEnabled of [true, false]) {
      const context = await browser.newContext({ javaScriptEnabled, baseURL, viewport: { width: 390, height: 844 } });
      const page = await context.newPage();
      await page.goto('/about');
      await page.getByText('Menu', { exact: true }).click();
      await page.getByRole('link', { name: 'Trends' }).filter({ visible: true }).click();
      await expect(page).toHaveURL(/\/trends$/);
      await context.close();
    }
  });

  test('says which day it is for the reader, not for the server (O-03)', async ({ browser, baseURL }) => {
    for (const timezoneId of ['Pacific/Kiritimati', 'Asia/Manila', 'America/Los_Angeles', 'Pacific/Pago_Pago']) {
      const context = await browser.newContext({ baseURL, timezoneId });
      const page = await context.newPage();
      await page.goto('/about');
      const today = (locale: string, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, { timeZone: timezoneId, ...options }).format(new Date());
      await expect(page.getByRole('banner')).toContainText(today('en-GB', { day: 'numeric', month: 'long' }));
      await page.goto('/calendar');
      await expect(page).toHaveURL(new RegExp(`/calendar/${today('en-CA', {})}$`));
      await context.close();
    }
  });
});

test.describe('what the server says with every page', () => {
  test('is a strict policy with a nonce, and no sniffing or framing', async ({ request }) => {
    const [first, second] = [await request.get('/'), await request.get('/')];
    const policy = first.headers()['content-security-policy'] ?? '';
    expect(policy).toMatch(/script-src[^;]*'nonce-[^']+'/);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toBe(second.headers()['content-security-policy']);
    expect(first.headers()).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' });
    expect(first.headers()['x-powered-by']).toBeUndefined();
  });

  test('keeps language and policy for ids with a dot', async ({ request }) => {
    const response = await request.get('/de/saints/no.such.saint');
    expect(response.status()).toBe(404);
    expect(response.headers()['content-security-policy']).toContain('nonce-');
    expect(await response.text()).toContain('lang="de"');
  });

  test('names its addresses on the public origin, in every language', async ({ page }) => {
    await page.goto('/de/popes/peter');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /^http:\/\/localhost:3210\/de\/popes\/peter$/);
    await expect(page.locator('link[rel=alternate][hreflang]')).toHaveCount(7);
  });

  test('includes health, robots, icon and sitemap', async ({ request }) => {
    expect(await (await request.get('/api/health')).json()).toMatchObject({ status: 'ok' });
    expect(await (await request.get('/robots.txt')).text()).toContain('Sitemap:');
    expect((await request.get('/sitemap.xml')).status()).toBe(200);
    expect((await request.get('/icon.svg')).headers()['content-type']).toContain('svg');
  });
});
