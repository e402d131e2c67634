import { expect, faultsOf, inTheme, test } from './reader';

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

  test('alone its readings are those that were chosen, and so they are on the way back', async ({ page }) => {
    await page.goto('/calendar/2026-12-25');
    const masses = page.getByRole('navigation', { name: 'Masses of this day' });
    await masses.getByRole('link', { name: 'Mass during the Night' }).click();
    await expect(masses.locator('[aria-current]')).toHaveText('Mass during the Night');
    await page.getByRole('link', { name: 'Readings alone' }).click();
    await expect(page).toHaveURL('/calendar/2026-12-25?mass=night&view=reading');
    await expect(page.locator('.reading .where').first()).toHaveText('Is 9:1-3, 5-6');
    await page.getByRole('link', { name: 'Back to the page' }).click();
    await expect(page).toHaveURL('/calendar/2026-12-25?mass=night');
    await page.goto('/calendar/2026-12-04?of=john_damascene_priest');
    await expect(page.getByRole('link', { name: 'This celebration, every year' })).toHaveAttribute('href', /feast-john_damascene_priest\.ics/);
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
