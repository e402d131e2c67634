import { expect, faultsOf, inTheme, test } from './reader';

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
    await page.getByText('General Roman Calendar').first().click();
    await page.getByRole('button', { name: 'Use this calendar' }).click();
    await expect(page).toHaveURL('/calendar/2026-03-17');
    await page.goto('/calendar/2026-03');
    await expect(page).toHaveURL('/calendar/2026-03');
  });

  test('keeps Epiphany, Ascension and Corpus Christi where one says; what is no calendar falls back', async ({ page }) => {
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
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/calendar/2026-03-21');
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

  test('a swipe on a phone turns the page', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, serviceWorkers: 'block' });
    const page = await context.newPage();
    await page.goto('/calendar/2026-03');
    const session = await context.newCDPSession(page);
    const table = page.getByRole('table', CALENDAR_TABLE);
    const box = await table.boundingBox();
    const y = Math.round((box?.y ?? 0) + 120);
    const swipe = async (from: number, to: number) => {
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: from, y }] });
      await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: to, y }] });
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
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
    for (const path of ['/calendar/2026-11-30', '/calendar/2026-12-25', '/de/calendar/2026-12-13', '/calendar/2026-06-24']) expect(await pages(path), path).toBeLessThanOrEqual(2);
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

test.describe('a day', () => {
  test('offers its choices under titled tabs, each with an address', async ({ page }) => {
    await page.goto('/calendar/2026-12-04');
    const choices = page.getByRole('navigation', { name: 'What may be celebrated' });
    await expect(choices.getByRole('link')).toHaveCount(2);
    await choices.getByRole('link', { name: /John Damascene/ }).click();
    await expect(page).toHaveURL(/of=john_damascene_priest/);
    await expect(page.getByRole('heading', { level: 2, name: /John Damascene/ })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Friday');
    await page.getByRole('navigation', { name: 'Readings' }).getByRole('link', { name: 'Readings of the saint' }).click();
    await expect(page).toHaveURL(/mass=own/);
    await expect(page.locator('.reading .where').first()).not.toHaveText('Is 29:17-24');
    // A choice that a day has not falls back.
    await page.goto('/calendar/2026-12-05?of=john_damascene_priest&mass=own');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // In Lent a saint is a commemoration and no Mass (O-34).
    await page.goto('/calendar/2026-03-07');
    await expect(page.getByRole('navigation', { name: 'What may be celebrated' })).toHaveCount(0);
    await expect(page.locator('section', { has: page.getByRole('heading', { name: 'Also possible' }) })).toContainText('Perpetua and Felicity');
  });

  test('says which date it understood, and one click leads to the other (O-29, O-13)', async ({ page }) => {
    await page.goto('/calendar/2026-03-19');
    await page.getByRole('searchbox', { name: 'Go to a day' }).fill('Annunciation 2027');
    await page.getByRole('button', { name: 'Go', exact: true }).click();
    await expect(page).toHaveURL(/\/calendar\/2027-04-05\?read=Annunciation/);
    await expect(page.getByText('“Annunciation 2027” was understood as Monday 5 April 2027. Its usual date, 25 March, has a higher day this year.')).toBeVisible();
    await page.goto('/calendar?date=03/04/2026');
    await expect(page.getByText('was understood as Friday 3 April 2026. It was read with the day first.')).toBeVisible();
    await page.getByRole('link', { name: 'Wednesday 4 March 2026' }).click();
    await expect(page).toHaveURL(/\/calendar\/2026-03-04\?read=/);
    await expect(page.getByText('It was read with the month first.')).toBeVisible();
  });

  test('what its date has in other years and a higher day takes is named (O-33)', async ({ page }) => {
    await page.goto('/calendar/2025-11-30');
    await expect(page.getByRole('heading', { name: 'Not this year' })).toBeVisible();
    await expect(page.locator('section', { has: page.getByRole('heading', { name: 'Not this year' }) })).toContainText('Saint Andrew');
  });

  test('can be read alone, in the size one likes, without a fault of access in either theme', async ({ page }) => {
    await page.goto('/calendar/2026-11-30');
    await page.getByRole('link', { name: 'The readings alone' }).or(page.getByRole('link', { name: 'Readings alone' })).click();
    await expect(page).toHaveURL('/calendar/2026-11-30?view=reading');
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    const size = () => page.locator('.reading .read').first().evaluate((node) => parseFloat(getComputedStyle(node).fontSize));
    const usual = await size();
    await page.getByRole('button', { name: 'Text settings' }).click();
    await page.getByRole('group', { name: /size/i }).getByRole('button', { name: /largest/i }).click();
    expect(await size()).toBeGreaterThan(usual);
    await page.keyboard.press('Escape');
    for (const theme of ['light', 'dark'] as const) {
      await inTheme(page, theme);
      expect(await faultsOf(page)).toEqual([]);
    }
    await page.getByRole('link', { name: 'Back to the page' }).click();
    await expect(page.getByRole('banner')).toBeVisible();
  });

  for (const [date, colour] of [['2026-12-01', 'violet'], ['2026-12-13', 'rose'], ['2026-12-25', 'white'], ['2026-11-30', 'red'], ['2026-07-01', 'green'], ['2026-11-02', 'violet']] as const) {
    test(`${date} is ${colour} in band and words, and free of faults in both themes`, async ({ page }) => {
      for (const theme of ['light', 'dark'] as const) {
        await inTheme(page, theme);
        await page.goto(`/calendar/${date}`);
        const [band, cloth] = await page.evaluate((name) => {
          const node = [...document.querySelectorAll('.band')].find((one) => one.checkVisibility());
          const probe = document.body.appendChild(document.createElement('i'));
          probe.style.background = `var(--lit-${name})`;
          const found = [node ? getComputedStyle(node).backgroundColor : '', getComputedStyle(probe).backgroundColor];
          probe.remove();
          return found;
        }, colour);
        expect(band).toBe(cloth);
        await expect(page.locator('.dayhead .daybadge')).toContainText(new RegExp(colour, 'i'));
        expect(await faultsOf(page)).toEqual([]);
      }
    });
  }
});

test('a year shows its seasons and principal days, and leads to each', async ({ page }) => {
  await page.goto('/calendar/2026');
  await expect(page.getByRole('heading', { name: 'Seasons' })).toBeVisible();
  await expect(page.getByText('18 February').first()).toBeVisible();
  await page.getByRole('link', { name: 'Easter Sunday' }).click();
  await expect(page).toHaveURL('/calendar/2026-04-05');
});

test('a saint’s page has the day of this year and the next, and what displaces it', async ({ page }) => {
  await page.goto('/saints/jerome');
  const block = page.locator('section', { has: page.getByRole('heading', { name: 'Day of celebration' }) });
  await expect(block.getByRole('link', { name: /30 September 20\d\d/ })).toHaveCount(2);
  await expect(block).toContainText('Memorial');
  await block.getByRole('link', { name: /30 September/ }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Jerome');
});
