import { expect, test, whole } from './reader';

const CALENDAR_TABLE = { name: /^Celebrations of/ };

test.describe('a calendar of one’s own', () => {
  test('is chosen in words, kept, carried from page to page in the address, and left again', async ({ page }) => {
    await page.goto('/calendar/2026-03');
    await page.getByText('General Roman Calendar').first().click();
    await page.getByLabel('Calendar', { exact: true }).selectOption('ireland');
    await page.getByRole('button', { name: 'Use this calendar' }).click();
    await expect(page).toHaveURL('/calendar/2026-03?calendar=ireland');
    await page.getByRole('link', { name: /^Saint Patrick.*17 March/ }).click();
    await expect(page).toHaveURL('/calendar/2026-03-17?calendar=ireland');
    await expect(page).toHaveTitle(/ – Calendar of Ireland · /);
    await expect(page.locator('.dayhead')).toContainText('Solemnity');
    await expect(page.getByText('Calendar of Ireland').first()).toBeVisible();
    await page.getByRole('navigation', { name: 'Days' }).getByRole('link', { name: /18/ }).click();
    await expect(page).toHaveURL('/calendar/2026-03-18?calendar=ireland');
    // Kept: an address without a calendar leads to the one that names it, so that what is shared is what is seen.
    await page.goto('/calendar/2026-03-17?mass=day');
    await expect(page).toHaveURL('/calendar/2026-03-17?mass=day&calendar=ireland');
    // Another's link is shown as it was shared.
    await page.goto('/calendar/2026-03-17?calendar=general');
    await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Patrick');
    await page.getByRole('searchbox', { name: 'Go to a day' }).fill('2026-03-18');
    await page.getByRole('button', { name: 'Go', exact: true }).click();
    await expect(page).toHaveURL('/calendar/2026-03-18?calendar=general');
    await page.getByText('General Roman Calendar').first().click();
    await page.getByRole('button', { name: 'Use this calendar' }).click();
    await expect(page).toHaveURL('/calendar/2026-03-18');
    await page.goto('/calendar/2026-03');
    await expect(page).toHaveURL('/calendar/2026-03');
  });

  test('keeps Epiphany, Ascension and Corpus Christi where one says; what is no calendar falls back, and says so', async ({ page }) => {
    await page.goto('/calendar/2026-05-17');
    await page.getByText('General Roman Calendar').first().click();
    await page.getByLabel('Just these:').check();
    await page.getByLabel('Ascension', { exact: true }).check();
    await page.getByRole('button', { name: 'Use this calendar' }).click();
    await expect(page).toHaveURL('/calendar/2026-05-17?calendar=general.ascension');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Ascension of the Lord');
    await expect(page.getByText('General Roman Calendar; on a Sunday: Ascension').first()).toBeVisible();
    await page.context().clearCookies();
    for (const odd of ['atlantis', '', 'germany.easter', '%00']) {
      await page.goto(`/calendar/2026-05-14?calendar=${odd}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Ascension of the Lord');
      await expect(page.getByText('Not understood in the address: calendar.')).toHaveCount(odd === '' ? 0 : 1);
    }
    for (const path of ['/calendar?date=nonsense&', '/calendar/2026?', '/calendar/2026-05?']) {
      await page.goto(`${path}calendar=atlantis`);
      await expect(page.getByText('Not understood in the address: calendar.'), path).toBeVisible();
    }
  });
});

test.describe('a month', () => {
  test('is a table with keys by day, week and month; focus goes along, and stays true after the month has changed', async ({ page }) => {
    await page.goto('/calendar/2026-03');
    const table = page.getByRole('table', CALENDAR_TABLE);
    await expect(table.getByRole('columnheader')).toHaveText(['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']);
    expect(await table.getByRole('row').count()).toBeGreaterThan(5);
    const focused = page.locator('[data-date]:focus-within');
    await page.locator('[data-date="2026-03-19"] a').focus();
    for (const [key, date] of [['ArrowRight', '2026-03-20'], ['ArrowDown', '2026-03-27'], ['ArrowLeft', '2026-03-26'], ['ArrowUp', '2026-03-19'], ['Home', '2026-03-15'], ['End', '2026-03-21']] as const) {
      await page.keyboard.press(key);
      await expect(focused).toHaveAttribute('data-date', date);
    }
    await page.keyboard.press('PageDown');
    await expect(page).toHaveURL('/calendar/2026-04');
    await expect(focused).toHaveAttribute('data-date', '2026-04-21');
    await page.keyboard.press('PageUp');
    await expect(page).toHaveURL('/calendar/2026-03');
    await expect(focused).toHaveAttribute('data-date', '2026-03-21');
    // From a cell of the next month the page that is seen is turned, and the day goes along.
    await page.locator('[data-date="2026-04-02"] a').focus();
    await page.keyboard.press('PageDown');
    await expect(page).toHaveURL('/calendar/2026-04');
    await expect(focused).toHaveAttribute('data-date', '2026-04-02');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/calendar/2026-04-02');
  });

  test('says in words what its colours say, and where seasons, holy days and cycles change', async ({ page }) => {
    await page.goto('/calendar/2026-02');
    await expect(page.locator('[data-date="2026-02-18"] .season')).toHaveText('Lent');
    await expect(page.locator('[data-date="2026-02-17"] .season')).toHaveText('');
    await page.goto('/calendar/2026-12');
    const cell = page.locator('[data-date="2026-12-08"]');
    await expect(cell).toContainText('White · Solemnity · Holy day');
    await expect(page.locator('[data-date="2026-12-13"]')).toContainText('Rose · Sunday');
    await page.goto('/de/calendar/2026-12');
    await expect(page.getByRole('table').getByRole('columnheader').first()).toHaveText('Montag');
  });

  test('on a phone nothing beside the number of today lies over its celebration, in any language', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    for (const language of ['', '/de', '/fr', '/hu', '/zh', '/mt']) {
      await page.goto(`${language}/calendar`);
      await page.waitForURL(/calendar\/\d{4}-\d{2}-\d{2}$/);
      const today = /\d{4}-\d{2}-\d{2}$/.exec(page.url())?.[0] ?? '';
      await page.goto(`${language}/calendar/${today.slice(0, 7)}`);
      const cell = page.locator(`[data-date="${today}"][aria-current]`);
      await expect(cell, language).toBeVisible();
      // The widest number there is.
      const space = await cell.evaluate((element) => {
        const number = element.querySelector('.dnum > span')?.firstChild;
        if (number) number.textContent = '28';
        const edges = [...element.querySelectorAll('.dnum, .dnum *:not(.frame)')].map((part) => part.getBoundingClientRect()).filter(({ width }) => width > 1).map(({ right }) => right);
        return (element.querySelector('.cn')?.getBoundingClientRect().left ?? 0) - Math.max(...edges);
      });
      expect(space, language).toBeGreaterThanOrEqual(0);
    }
  });

  test('a swipe on a phone turns the page', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, serviceWorkers: 'block' });
    const page = await context.newPage();
    await page.goto('/calendar/2026-03');
    await whole(page);
    const session = await context.newCDPSession(page);
    const table = page.getByRole('table', CALENDAR_TABLE);
    const box = await table.boundingBox();
    const y = Math.round((box?.y ?? 0) + 120);
    const swipe = async (from: number, to: number) => {
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: from, y }] });
      await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: to, y }] });
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    // Else a browser of a phone goes through its history meanwhile, which this one does not.
    await expect(table).toHaveCSS('touch-action', 'pan-y pinch-zoom');
    await swipe(320, 120);
    await expect(page).toHaveURL('/calendar/2026-04');
    await swipe(100, 300);
    await expect(page).toHaveURL('/calendar/2026-03');
    await context.close();
  });

  test('prints on one page, a day on two at most', async ({ page }) => {
    const pages = async (path: string) => {
      await page.goto(path);
      const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
      return pdf.match(/\/Type\s*\/Page\b/g)?.length;
    };
    for (const path of ['/calendar/2026-08', '/calendar/2026-03', '/de/calendar/2026-05', '/calendar/2026-02']) expect(await pages(path), path).toBe(1);
    for (const path of ['/calendar/2026-11-30', '/calendar/2026-12-25', '/de/calendar/2026-12-13', '/calendar/2026-06-24', '/calendar/2026-02-22', '/calendar/2026-03-15', '/de/calendar/2026-03-22']) expect(await pages(path), path).toBeLessThanOrEqual(2);
    // A whole Passion and the nine readings of the Easter Vigil, with Baruch where its text is installed, do not go on two in letters that can be read.
    for (const [path, most] of [['/calendar/2026-03-29', 4], ['/calendar/2026-04-03', 4], ['/calendar/2026-04-04', 6]] as const) expect(await pages(path), path).toBeLessThanOrEqual(most);
  });
});

test.describe('the reader’s own today', () => {
  for (const [zone, instant, date, name] of [['America/Los_Angeles', '2026-12-08T02:30:00Z', '2026-12-07', 'Ambrose'], ['Asia/Manila', '2026-12-07T22:30:00Z', '2026-12-08', 'Immaculate Conception']] as const) {
    test(`is ${date} in ${zone} (O-03), also over midnight in a page that stays open`, async ({ browser, baseURL }) => {
      const context = await browser.newContext({ baseURL, timezoneId: zone, serviceWorkers: 'block' });
      const page = await context.newPage();
      await page.clock.install({ time: new Date(instant) });
      await page.goto('/calendar/2026-12');
      const today = page.locator('[aria-current=date]');
      await expect(today).toHaveAttribute('data-date', date);
      await expect(today).toContainText(name);
      await page.clock.fastForward('30:00:00');
      await expect(page.locator('[aria-current=date]')).toHaveAttribute('data-date', '2026-12-09');
      await context.close();
    });
  }

  test('the key t leads there, but not while one types', async ({ page }) => {
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Rome' }).format(new Date());
    await page.goto('/calendar/2026-03-19');
    await page.getByRole('searchbox', { name: 'Go to a day' }).fill('next');
    await page.keyboard.press('t');
    await expect(page.getByRole('searchbox', { name: 'Go to a day' })).toHaveValue('nextt');
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('t');
    await expect(page).toHaveURL(`/calendar/${today}`);
  });
});
